import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  // scripts/gen_ts_types.py writes these
  { ignores: ['src/lib/connection/wire.ts', 'src/boards/*/shape.ts', 'src/boards/*/log.ts', 'src/boards/*/facts.ts'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$' }],
      camelcase: ['error', { properties: 'never' }], // keys of records are words of the server
      'no-undef': 'off', // svelte-check knows the names of the browser
      'svelte/no-useless-mustaches': 'off', // {' '} keeps a blank at the edge of a block
      'svelte/prefer-svelte-reactivity': 'off', // maps and sets are replaced, not changed
    },
  },
);
