// What a disc would meet on its straight way: a circle swept along a line against circles at rest.
// All lengths are micrometres; the preview of an aim is made of this, the flick itself is not.
export interface Vec {
  x: number;
  y: number;
}

export interface Body extends Vec {
  id: string;
  r: number;
}

export interface Rectangle extends Vec {
  w: number;
  h: number;
}

export interface Meeting {
  /** How far the disc slides. */
  far: number;
  /** Where its centre is then. */
  at: Vec;
  /** What it touches there, if anything. */
  body: Body | null;
  /** Where the two touch. */
  point: Vec | null;
  ends: 'contact' | 'edge' | 'rest';
}

/** How far a free disc slides: `speed` in millimetres a second, `slows` in micrometres a second each
 * second. Without friction it slides on. */
export function reachOf(speed: number, slows: number): number {
  const v = speed * 1000;
  return slows > 0 ? (v * v) / (2 * slows) : Infinity;
}

/** The way along `way`, a vector of length 1, until the disc touches `body`; null when it passes. */
function farUntil(from: Vec, way: Vec, r: number, body: Body): number | null {
  const dx = body.x - from.x;
  const dy = body.y - from.y;
  const ahead = dx * way.x + dy * way.y;
  if (ahead <= 0) return null;
  const off = dx * way.y - dy * way.x;
  const reach = r + body.r;
  const rest = reach * reach - off * off;
  if (rest <= 0) return null;
  return Math.max(0, ahead - Math.sqrt(rest));
}

/** The way until the centre crosses the edge of the board. */
function farToEdge(from: Vec, way: Vec, board: Rectangle): number {
  const along = (at: number, step: number, least: number, most: number): number =>
    step > 0 ? (most - at) / step : step < 0 ? (least - at) / step : Infinity;
  return Math.max(
    0,
    Math.min(along(from.x, way.x, board.x, board.x + board.w), along(from.y, way.y, board.y, board.y + board.h)),
  );
}

/** The first thing that happens to a disc of radius `r`: a contact, the edge, or rest after `most`. */
export function sweep(
  from: Vec,
  way: Vec,
  r: number,
  bodies: readonly Body[],
  most: number,
  board?: Rectangle,
): Meeting {
  let far = most;
  let ends: Meeting['ends'] = 'rest';
  let met: Body | null = null;
  const edge = board ? farToEdge(from, way, board) : Infinity;
  if (edge < far) {
    far = edge;
    ends = 'edge';
  }
  for (const body of bodies) {
    const until = farUntil(from, way, r, body);
    if (until !== null && until <= far) {
      far = until;
      ends = 'contact';
      met = body;
    }
  }
  const at = { x: from.x + way.x * far, y: from.y + way.y * far };
  const share = met ? r / (r + met.r) : 0;
  return {
    far,
    at,
    body: met,
    ends,
    point: met ? { x: at.x + (met.x - at.x) * share, y: at.y + (met.y - at.y) * share } : null,
  };
}

/** The direction in which a disc that is touched is pushed: from centre to centre. */
export function pushOf(meeting: Meeting): Vec | null {
  if (!meeting.body) return null;
  const dx = meeting.body.x - meeting.at.x;
  const dy = meeting.body.y - meeting.at.y;
  const length = Math.hypot(dx, dy);
  return length > 0 ? { x: dx / length, y: dy / length } : null;
}
