// The licences of what the built page carries of others, as one file beside it: /licences.txt.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const MODULES = join(import.meta.dirname, 'node_modules');
const APACHE = join(MODULES, 'typescript', 'LICENSE.txt'); // for packages that only name it

const read = (...path) => readFileSync(join(MODULES, ...path), 'utf-8');

function licence(name) {
  const { version, license } = JSON.parse(read(name, 'package.json'));
  const file = readdirSync(join(MODULES, name)).find((found) => /^licen[sc]e/i.test(found));
  if (!file && license !== 'Apache-2.0') throw new Error(`${name} comes without the text of its licence, ${license}`);
  return `${name} ${version} (${license})\n\n${file ? read(name, file) : readFileSync(APACHE, 'utf-8')}`;
}

export function licences() {
  const { dependencies } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf-8'));
  const names = [...Object.keys(dependencies), 'svelte'];
  return {
    name: 'licences',
    generateBundle() {
      const source = names.map(licence).join(`\n\n${'='.repeat(80)}\n\n`);
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
    },
  };
}
