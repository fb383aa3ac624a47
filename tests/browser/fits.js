// Run in a page: what of the question does not fit on the screen, or of a scene, which may lie over the question. An
// empty list is what we want.
({ touch, scene }) => {
  const faults = [];
  const name = (one) => one.dataset.spot || one.dataset.pick || one.dataset.essential || one.getAttribute('aria-label') || one.textContent.trim().slice(0, 30) || one.className;
  const seen = (one) => one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && one.getBoundingClientRect().width > 1;
  const clips = (style) => style.overflowX !== 'visible' || style.overflowY !== 'visible' || style.clipPath !== 'none';

  /** The part of the window in which all ancestors let it be seen. */
  function frameOf(one) {
    const frame = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (let up = one.parentElement; up; up = up.parentElement) {
      if (!clips(getComputedStyle(up))) continue;
      const box = up.getBoundingClientRect();
      frame.left = Math.max(frame.left, box.left);
      frame.top = Math.max(frame.top, box.top);
      frame.right = Math.min(frame.right, box.right);
      frame.bottom = Math.min(frame.bottom, box.bottom);
    }
    return frame;
  }

  /** Cards of a hand may lie over each other; nothing else may lie over what the question is about. */
  function free(one, x, y) {
    const top = document.elementFromPoint(x, y);
    return top !== null && (one.contains(top) || top.contains(one) || top.closest('[data-essential], [data-spot]') !== null);
  }

  function whole(one, what) {
    const box = one.getBoundingClientRect();
    const frame = frameOf(one);
    const out = [frame.left - box.left, frame.top - box.top, box.right - frame.right, box.bottom - frame.bottom];
    const most = Math.max(...out);
    if (most > 1.5) {
      faults.push(`${what} ${name(one)}: ${Math.round(most)} px are cut at ${['left', 'top', 'right', 'bottom'][out.indexOf(most)]}`);
      return;
    }
    const inset = Math.min(6, box.width / 4, box.height / 4);
    const points = [
      [box.left + box.width / 2, box.top + box.height / 2],
      [box.left + inset, box.top + inset], [box.right - inset, box.top + inset],
      [box.left + inset, box.bottom - inset], [box.right - inset, box.bottom - inset],
    ];
    const under = points.filter(([x, y]) => !free(one, x, y));
    if (under.length) {
      const top = document.elementFromPoint(...under[0]);
      faults.push(`${what} ${name(one)}: lies under ${top ? `${top.tagName} ${name(top)}` : 'nothing'}`);
    }
  }

  /** A scene may be scrolled to, and be higher than what it is scrolled in. */
  function scrolledTo(one) {
    one.scrollIntoView({ block: 'nearest' });
    const box = one.getBoundingClientRect();
    const frame = frameOf(one);
    if (box.height <= frame.bottom - frame.top) return whole(one, 'scene');
    const out = Math.max(frame.left - box.left, box.right - frame.right);
    if (out > 1.5) faults.push(`scene ${name(one)}: ${Math.round(out)} px are cut at a side`);
    for (let up = one; ; up = up.parentElement) {
      if (!up) return faults.push(`scene ${name(one)}: is higher than its place and cannot be scrolled`);
      if (['auto', 'scroll'].includes(getComputedStyle(up).overflowY)) return undefined;
    }
  }

  if (scene) {
    const shown = [...document.querySelectorAll(scene)].filter(seen);
    if (!shown.length) faults.push(`${scene} is not shown`);
    for (const one of shown) scrolledTo(one);
  } else question();

  function question() {
  const essential = [...document.querySelectorAll('[data-essential]')];
  if (!essential.some(seen)) faults.push('nothing is called essential');
  for (const one of essential) seen(one) ? whole(one, 'essential') : faults.push(`essential ${name(one)}: is not shown`);
  for (const one of document.querySelectorAll('[data-spot], .slips [data-pick], [data-pick="confirm"]')) if (seen(one)) whole(one, 'pick');
  whole(document.querySelector('#prompt'), 'prompt');
  }
  if (document.documentElement.scrollWidth > innerWidth) faults.push(`the page is ${document.documentElement.scrollWidth} px wide`);
  for (const one of document.querySelectorAll('main *')) {
    const style = getComputedStyle(one);
    if ('swipe' in one.dataset) {
      if (one.querySelector('[data-essential], [data-spot], button')) faults.push(`${one.className} is swiped, though something in it is asked about`);
    } else if (['auto', 'scroll'].includes(style.overflowX) && one.scrollWidth > one.clientWidth + 1 && seen(one)) faults.push(`${one.className} scrolls sideways`);
  }
  if (touch) {
    for (const one of document.querySelectorAll('button, a[href], summary, [role="button"], select, input:not([type="hidden"])')) {
      if (!seen(one) || one.closest('.unseen') || getComputedStyle(one).display === 'inline') continue;
      const box = one.getBoundingClientRect();
      if (box.width < 43.5 || box.height < 43.5) faults.push(`${one.tagName} ${name(one)}: ${Math.round(box.width)}×${Math.round(box.height)} px to touch`);
    }
  }
  return faults;
}
