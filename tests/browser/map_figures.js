// Run in a page with the map of war, given the names of strongholds and cities: what of the map can be seen and read.
(wanted) => {
  const pane = document.querySelector('[data-guide="map"]');
  const frame = (pane.querySelector('rect.edge') ?? pane.querySelector('rect.frame')).getBoundingClientRect();
  const seen = pane.getBoundingClientRect();
  const STEP = Math.max(innerWidth, innerHeight) / 140; // pixels between two points that are looked at
  const SLACK = 1.5; // pixels in which two things may meet
  const sheet = pane.querySelector('.sheet-of-map');

  /** On top at a point: the map, and no panel, button or bar. */
  function isMap(x, y) {
    const top = document.elementFromPoint(x, y);
    return top !== null && (top === pane || sheet.contains(top));
  }

  let [points, map] = [0, 0];
  for (let y = STEP / 2; y < innerHeight; y += STEP)
    for (let x = STEP / 2; x < innerWidth; x += STEP) {
      points++;
      if (x > frame.left && x < frame.right && y > frame.top && y < frame.bottom && isMap(x, y)) map++;
    }

  const meet = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK;
  const pairs = (boxes) => boxes.flatMap((one, at) => boxes.slice(at + 1).filter((other) => meet(one, other))).length;

  /** What is painted of an army: the svg around it is larger. */
  function painted(army) {
    const boxes = [...army.querySelectorAll('path, text')].map((part) => part.getBoundingClientRect());
    return {
      left: Math.min(...boxes.map((box) => box.left)),
      top: Math.min(...boxes.map((box) => box.top)),
      right: Math.max(...boxes.map((box) => box.right)),
      bottom: Math.max(...boxes.map((box) => box.bottom)),
    };
  }

  const labels = [...pane.querySelectorAll('.names span')].map((label) => ({
    name: label.innerText.replace(/\s+/g, ' ').trim(),
    box: label.getBoundingClientRect(),
  }));
  const armies = [...pane.querySelectorAll('[data-army]')].map(painted);
  const inSight = ({ box }) =>
    box.left >= seen.left - SLACK && box.right <= seen.right + SLACK && box.top >= seen.top - SLACK &&
    box.bottom <= seen.bottom + SLACK && isMap((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  const written = new Set(labels.filter(inSight).map(({ name }) => name));
  return {
    share: map / points,
    names: labels.length,
    nameless: wanted.filter((name) => !written.has(name)),
    armies: pairs(armies),
    labels: pairs(labels.map(({ box }) => box)),
    covered: labels.filter(({ box }) => armies.some((army) => meet(box, army))).length,
  };
}
