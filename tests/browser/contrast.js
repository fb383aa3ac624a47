// Of letters that axe cannot judge, over a drawing or under something: their contrast, from two pictures of the window,
// one with each of them in an ink of its own, and one without letters. What lies under something else shows no ink. Gives for each selector the ratio at the
// worst place and the one that is wanted; null where nothing of it is on the screen.
async ([inked, without, selectors, inks]) => {
  const [seen, bare] = await Promise.all([inked, without].map(points));
  return selectors.map((selector, at) => judged(document.querySelector(selector), colour(inks[at])));

  async function points(picture) {
    const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0));
    const found = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(found.width, found.height).getContext('2d');
    canvas.drawImage(found, 0, 0);
    return canvas.getImageData(0, 0, found.width, found.height);
  }

  function judged(element, own) {
    const style = getComputedStyle(element);
    const ink = colour(element instanceof SVGElement ? style.fill : style.color);
    const strength = ink[3] * opacity(element);
    const size = parseFloat(style.fontSize) * scale(element);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const ratios = [];
    for (const box of boxes(element)) {
      for (let y = Math.max(0, Math.floor(box.top)); y < Math.min(seen.height, Math.ceil(box.bottom)); y++) {
        for (let x = Math.max(0, Math.floor(box.left)); x < Math.min(seen.width, Math.ceil(box.right)); x++) {
          const at = 4 * (y * seen.width + x);
          const [a, b] = [seen, bare].map(({ data }) => [data[at], data[at + 1], data[at + 2]]);
          if (!letter(a, b, own)) continue;
          ratios.push(contrast(b.map((value, part) => value + (ink[part] - value) * strength), b));
        }
      }
    }
    if (!ratios.length) return null;
    ratios.sort((one, other) => one - other);
    return { ratio: ratios[Math.floor(ratios.length / 50)], wanted: large ? 3 : 4.5 }; // but for one point of fifty
  }

  /** Is there ink of this colour, thin at the edge of a letter? */
  function letter(seen, bare, own) {
    const change = seen.map((value, part) => value - bare[part]);
    if (change.every((value) => Math.abs(value) < 24)) return false;
    const whole = bare.map((value, part) => own[part] - value);
    const share = product(change, whole) / product(whole, whole);
    const rest = change.map((value, part) => value - share * whole[part]);
    return share > 0 && product(rest, rest) < 0.1 * product(change, change);
  }

  function product(one, other) {
    return one.reduce((sum, value, part) => sum + value * other[part], 0);
  }

  function boxes(element) {
    const range = document.createRange();
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    const field = element.matches('input, select, textarea') ? [element.getBoundingClientRect()] : [];
    return own.flatMap((node) => (range.selectNodeContents(node), [...range.getClientRects()])).concat(field);
  }

  function colour(text) {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    canvas.fillStyle = text;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, alpha] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, alpha / 255];
  }

  function opacity(element) {
    return element ? Number(getComputedStyle(element).opacity) * opacity(element.parentElement) : 1;
  }

  function scale(element) {
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    return matrix ? Math.hypot(matrix.a, matrix.b) : 1;
  }

  function contrast(one, other) {
    const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  }

  function light(parts) {
    const [r, g, b] = parts.map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }
}
