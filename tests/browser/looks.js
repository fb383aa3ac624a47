// Run in a page: picks of the board that look like what cannot be picked. An empty list is what we want.
() => {
  const board = document.querySelector('section.board');
  const probe = board.appendChild(document.createElement('i'));
  const SIGNALS = ['leaf', 'gold', 'ember', 'glow'].map((name) => {
    probe.style.color = `var(--${name})`;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  const PAINTED = ['boxShadow', 'outlineColor', 'borderTopColor', 'stroke', 'backgroundColor'];
  const seen = (one) => one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });

  /** What of an element is painted: a border or an outline without a width is not. */
  function paint(one, pseudo) {
    const style = getComputedStyle(one, pseudo);
    if (pseudo && style.content === 'none') return '';
    return PAINTED.filter(
      (name) =>
        (name !== 'outlineColor' || (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0)) &&
        (name !== 'borderTopColor' || (style.borderTopStyle !== 'none' && parseFloat(style.borderTopWidth) > 0)) &&
        (name !== 'stroke' || one instanceof SVGElement),
    )
      .map((name) => style[name])
      .join(' ');
  }
  /** All that an element is painted with, its drawing and its marks too. */
  const looks = (one) =>
    [one, ...one.querySelectorAll('*')].flatMap((part) => [paint(part), paint(part, '::before'), paint(part, '::after')]).join(' ');
  /** By itself, or by the frame that it fills. */
  const glows = (one) => SIGNALS.some((colour) => looks(one).includes(colour) || paint(one.parentElement).includes(colour));
  const name = (one) => one.dataset.spot || one.getAttribute('aria-label') || one.className;

  const faults = [...board.querySelectorAll('[data-spot]')].filter((one) => seen(one) && !glows(one)).map((one) => `${name(one)}: can be picked, and does not glow`);
  const rest = [...board.querySelectorAll('.piece, .spot')].filter((one) => seen(one) && !('spot' in one.dataset) && !one.closest('[role="group"][data-essential]')?.querySelector('[data-spot]') && !one.matches('.beat'));
  for (const one of rest) if (getComputedStyle(one).boxShadow.includes(SIGNALS[0])) faults.push(`${name(one)}: glows, and cannot be picked`);
  return faults;
}
