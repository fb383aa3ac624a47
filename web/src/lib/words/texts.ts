// Our own texts travel with the page, so that it speaks before the server has answered, and when it does not.

import type { InBoth } from '../connection/wire';

export type Lang = keyof InBoth;

const files = import.meta.glob<string>('../../../../src/bree/lang/text/{web,plain,refusals,server}.*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export function ownTexts(language: Lang): string[] {
  return Object.keys(files)
    .filter((path) => path.endsWith(`.${language}.ftl`))
    .sort()
    .map((path) => files[path] ?? '');
}
