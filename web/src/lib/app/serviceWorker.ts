// The service worker keeps the shell of this client, so that it opens without a connection (web/worker/worker.js).
// A browser has it only on https:// and on the own machine; without it the page works as before.

const SCRIPT = '/worker.js';

/** After the page is there: the first visit need not wait for it. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = (): void => void navigator.serviceWorker.register(SCRIPT).catch(() => undefined);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
