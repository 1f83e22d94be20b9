/** Where the toasts stand: one rule for all screens, so that none of them lies on something a person wants to press. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Obstacle extends Box {
  /** It stays where it is while the page scrolls, as the header and a buy bar do: covered, it cannot be reached at all. */
  isPinned: boolean;
}

const step = 16;
const margin = 12;

/** The place nearest to the lower left corner of the window at which the least is covered. */
export function findPlace(size: Pick<Box, 'width' | 'height'>, room: Box, obstacles: readonly Obstacle[]): Box {
  const left = room.left + margin;
  const right = Math.max(left, room.left + room.width - size.width - margin);
  const bottom = room.top + room.height - size.height - margin;
  let best = { left, top: bottom, ...size };
  let least = Number.POSITIVE_INFINITY;
  for (const x of [left, (left + right) / 2, right]) {
    for (let y = bottom; y >= room.top + margin; y -= step) {
      const place = { left: x, top: y, ...size };
      const cost = costOf(place, obstacles) + (bottom - y) / room.height + (x - left) / (2 * room.width);
      if (cost < least) [best, least] = [place, cost];
    }
  }
  return best;
}

function costOf(place: Box, obstacles: readonly Obstacle[]): number {
  return obstacles.reduce((sum, obstacle) => sum + overlap(place, obstacle) * (obstacle.isPinned ? 100 : 1), 0);
}

/** In square pixels. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

const actions = 'a[href], button, input, select, textarea, summary, label, h2, [role="button"], [tabindex="0"]';

/** What a person can press inside `within`, as far as it is in sight; and the headings of a dialog, which say where one is. */
export function obstaclesIn(within: HTMLElement, toasts: HTMLElement): Obstacle[] {
  const obstacles: Obstacle[] = [];
  for (const element of within.querySelectorAll<HTMLElement>(actions)) {
    if (toasts.contains(element) || (element.tagName === 'H2' && !element.closest('dialog'))) continue;
    const { left, top, width, height } = element.getBoundingClientRect();
    const isInSight = width > 0 && height > 0 && top < window.innerHeight && top + height > 0;
    if (isInSight) obstacles.push({ left, top, width, height, isPinned: isPinned(element, within) });
  }
  return obstacles;
}

function isPinned(element: HTMLElement, within: HTMLElement): boolean {
  for (let at: HTMLElement | null = element; at && at !== within; at = at.parentElement) {
    const { position } = getComputedStyle(at);
    if (position === 'fixed' || position === 'sticky') return true;
  }
  return false;
}
