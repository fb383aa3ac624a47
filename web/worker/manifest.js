// Builds /bree.LANGUAGE.webmanifest: with it a browser offers to install the inn as an app.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';

const TEXTS = join(import.meta.dirname, '../../src/bree/lang/text');
const LANGUAGES = ['en', 'pl'];
const PAPER = '#efe3c4'; // --paper of src/theme/paper.css

function textsOf(language) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(join(TEXTS, `web.${language}.ftl`), 'utf-8')));
  return (key) => bundle.formatPattern(bundle.getMessage(key).value);
}

const icon = (name, size, purpose) => ({
  src: `/pictures/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

function manifest(language) {
  const say = textsOf(language);
  return {
    id: '/',
    start_url: '/',
    scope: '/',
    name: say('web-title'),
    short_name: 'Bree',
    description: say('web-welcome'),
    lang: language,
    dir: 'ltr',
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    categories: ['games'],
    icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('icon-full-512', 512, 'maskable')],
  };
}

export function manifests() {
  return {
    name: 'manifests',
    generateBundle() {
      for (const language of LANGUAGES) {
        const source = JSON.stringify(manifest(language), null, 2);
        this.emitFile({ type: 'asset', fileName: `bree.${language}.webmanifest`, source });
      }
    },
  };
}
