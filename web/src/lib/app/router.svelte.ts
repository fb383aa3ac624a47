// Where we are: the path, changed without loading the page anew.

import { pageOf } from './route';

class Router {
  path = $state(globalThis.location?.pathname ?? '/');
  search = $state(globalThis.location?.search ?? '');
  readonly page = $derived(pageOf(this.path));

  read(): void {
    this.path = location.pathname;
    this.search = location.search;
  }

  param(name: string): string | null {
    return new URLSearchParams(this.search).get(name);
  }
}

export const router = new Router();

export function navigate(to: string): void {
  history.pushState(null, '', to);
  router.read();
  scrollTo(0, 0);
}

/** Change the address in place: no step back for every move of a slider. */
export function note(to: string): void {
  history.replaceState(history.state, '', to);
  router.read();
}

/** A click on a link of our own pages stays in this page. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element | null)?.closest?.('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
  if (link.origin !== location.origin) return;
  event.preventDefault();
  navigate(link.pathname + link.search + link.hash);
}
