// Builds /worker.js: the service worker, with the files of the shell of this build.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = join(import.meta.dirname, 'worker.js');
const BESIDE = ['/mark.svg']; // files of web/public that belong to the shell

/** The scripts that a page needs at once, with their styles; `parts` adds what it may fetch later. */
function shellOf(bundle, late) {
  const found = new Set();
  const visit = (name) => {
    const chunk = bundle[name];
    if (!chunk || found.has(name)) return;
    found.add(name);
    if (chunk.type !== 'chunk') return;
    chunk.imports.forEach(visit);
    for (const style of chunk.viteMetadata?.importedCss ?? []) visit(style);
    for (const asset of chunk.viteMetadata?.importedAssets ?? []) visit(asset);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === 'chunk' && (chunk.isEntry || late.test(chunk.facadeModuleId ?? ''))) visit(chunk.fileName);
  }
  return found;
}

/** `late`: modules that are fetched later and belong to the shell. `fonts`: which letters do. */
export function worker({ late, fonts }) {
  return {
    name: 'worker',
    enforce: 'post',
    generateBundle(_, bundle) {
      const letters = Object.keys(bundle).filter((name) => fonts.test(name));
      const names = [...[...shellOf(bundle, late)].filter((name) => !/\.woff2?$/.test(name)), ...letters];
      const files = ['/index.html', ...BESIDE, ...[...new Set(names)].sort().map((name) => `/${name}`)];
      const contents = Object.keys(bundle).sort();
      const page = bundle['index.html']?.source ?? '';
      const source = readFileSync(SOURCE, 'utf-8');
      const version = createHash('sha256')
        .update(source + page + contents.join())
        .digest('hex')
        .slice(0, 12);
      this.emitFile({
        type: 'asset',
        fileName: 'worker.js',
        source: source.replace('__FILES__', JSON.stringify(files, null, 2)).replace('__VERSION__', version),
      });
    },
  };
}
