import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
// @ts-expect-error plain JavaScript: the types of Node are not installed
import { licences } from './licences.js';
// @ts-expect-error likewise
import { manifests } from './worker/manifest.js';
// @ts-expect-error likewise
import { worker } from './worker/plugin.js';

// The Python server that `npm run dev` passes calls on to.
const server = 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [
    svelte(),
    licences(),
    manifests(),
    worker({
      late: /pages\/(About|Lost|Table)\.svelte$/,
      fonts: /alegreya-(latin-400|sc-latin-700|sans-latin-(400|500))-normal.*\.woff2$/,
    }),
  ],
  build: {
    outDir: '../src/bree/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy of the page allows no data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Few files for the first page: its pictures are one, with all that they are drawn from.
        codeSplitting: {
          groups: [
            { name: 'svelte', test: /node_modules\/(?!@fluent)/, priority: 2 },
            { name: 'covers', test: /boards\/\w+\/Cover\.svelte|drawings\/(board|vignettes|symbols)\// },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
