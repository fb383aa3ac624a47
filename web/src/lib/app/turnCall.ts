// A note of the system when it is one's turn and the page is hidden. Asked for once; without permission there is none.

import { storage } from './localStorage';

const ICON = '/pictures/icon-192.png';

/** May this browser be asked? Once, and only where it has such notes at all. */
export function mayAskForCalls(): boolean {
  return 'Notification' in globalThis && Notification.permission === 'default' && !storage.get('called');
}

export async function askForCalls(wanted: boolean): Promise<void> {
  storage.set('called', true);
  if (wanted) await Notification.requestPermission().catch(() => 'denied');
}

/** Nothing of the game is in it: a note may be read on a locked screen. */
export function callToTurn(title: string, text: string): void {
  if (!document.hidden || !('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const path = location.pathname;
  const note = { body: text, tag: path, icon: ICON, data: { path } };
  void registration()
    .then((worker) => {
      if (worker) return worker.showNotification(title, note); // phones allow no other way
      new Notification(title, note).onclick = () => window.focus();
      return undefined;
    })
    .catch(() => undefined);
}

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker?.getRegistration();
}
