// Work that can wait, such as pictures: one piece after the other, each when the browser has nothing else to do.

const LONGEST_WAIT = 1000; // milliseconds

let last = Promise.resolve();

export function whenIdle(work: () => unknown): void {
  last = last.then(
    () =>
      new Promise<void>((done) => {
        const act = (): void => {
          work();
          done();
        };
        if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: LONGEST_WAIT });
        else setTimeout(act);
      }),
  );
}
