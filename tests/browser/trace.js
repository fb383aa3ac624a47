// What a page has shown and when, by its own clock; and of every state that came, what was on the page when it had heard it.
(() => {
  const trace = { captions: [], states: [] };
  window.trace = trace;

  const look = () => {
    const caption = document.querySelector('#prompt[data-told]');
    const told = caption ? Number(caption.dataset.told) : 0;
    const text = caption ? caption.textContent : '';
    const last = trace.captions.at(-1);
    if (told === (last?.told ?? 0) && text === (last?.text ?? '')) return;
    trace.captions.push({ at: performance.now(), told, text });
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });

  const Line = window.WebSocket;
  window.WebSocket = class extends Line {
    seen = [];

    constructor(...address) {
      super(...address);
      this.addEventListener('open', () => this.addEventListener('message', ({ data }) => this.heard(JSON.parse(data))));
    }

    // After the page's own listener, which was there first, and after all that it has done at once.
    heard({ t, row, from, log }) {
      if (t !== 'state') return;
      const shown = [...document.querySelectorAll('[data-guide="log"] ol li:has(.text)')];
      const lines = shown.reduce((sum, { dataset }) => sum + Number(dataset.times ?? 1), 0);
      trace.states.push({ row, told: from + log.length, seen: this.seen.at(-1), lines });
    }

    send(text) {
      const { t, row } = JSON.parse(text);
      if (t === 'seen') this.seen.push(row);
      super.send(text);
    }
  };
})();
