/**
 * The wheel as a drawing: a ring around (195, 252) of a 390 wide field. Angles are degrees clockwise from the pointer
 * at the top; `turn` is the number under the pointer, in between two numbers while a finger moves it.
 */
export const CENTRE = { x: 195, y: 252 } as const;
export const RIM = 236;
export const DEGREES_PER_UNIT = 19;

/** Numbers that can be dialled: `from`, `from + step`, … `to`. */
export interface DialRange {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/** Larger angles from the pointer are outside the page. */
const HALF_VIEW = 115;
/** How far the wheel turns beyond a stop before it springs back (degrees). */
const GIVE = 2;
const NOTCH_WIDTH = 1.7;
const DEEP = 11;
const SHALLOW = 5.5;
const NOTCH_OFFSETS = [-3.4, -2.6, -2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2, 2.6, 3.4] as const;

export interface Detent {
  readonly value: number;
  readonly angle: number;
  /** Whether the detent has a deep notch and a printed number. Halves have a shallow notch and no number. */
  readonly whole: boolean;
}

/** Returns the visible detents near `value`, with their angles on a wheel. The angle 0 is at the pointer. */
export function detentsAround({ from, to, step }: DialRange, value: number): readonly Detent[] {
  const reach = HALF_VIEW / DEGREES_PER_UNIT;
  const first = Math.max(0, Math.ceil((value - reach - from) / step));
  const last = Math.min(Math.round((to - from) / step), Math.floor((value + reach - from) / step));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => {
    const at = from + (first + i) * step;
    return { value: at, angle: at * DEGREES_PER_UNIT, whole: Number.isInteger(at) };
  });
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The point at an angle and a distance from the centre. */
export function at(angle: number, radius: number): Point {
  const rad = (angle * Math.PI) / 180;
  return { x: CENTRE.x + radius * Math.sin(rad), y: CENTRE.y - radius * Math.cos(rad) };
}

/** Returns the outline of the rim with `value` under the pointer: notched at numbers, smooth beyond the stops. */
export function rimPath(range: DialRange, value: number): string {
  const middle = value * DEGREES_PER_UNIT;
  const write = (angle: number, radius: number) => {
    const { x, y } = at(angle, radius);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  const arcTo = (angle: number) => `A${RIM} ${RIM} 0 0 1 ${write(angle, RIM)}`;
  const notches = detentsAround(range, value).map(({ angle, whole }) => {
    const [first, ...rest] = NOTCH_OFFSETS;
    const bottom = rest.map((offset) => `L${write(angle + offset, RIM - notchDepth(offset, whole))}`);
    return arcTo(angle + first) + bottom.join('');
  });
  const { x, y } = CENTRE;
  return `M${x} ${y}L${write(middle - HALF_VIEW - 4, RIM)}${notches.join('')}${arcTo(middle + HALF_VIEW + 4)}Z`;
}

/** Returns the depth of the rim `offset` degrees from a detent. */
export const notchDepth = (offset: number, whole: boolean): number =>
  (whole ? DEEP : SHALLOW) * Math.exp(-((offset / NOTCH_WIDTH) ** 2));

/** Returns the bright band from the lower stop to the pointer, as an arc of this radius; empty at the stop. */
export function bandPath({ from }: DialRange, turn: number, radius: number): string {
  const sweep = Math.min((turn - from) * DEGREES_PER_UNIT, 180);
  if (sweep <= 0) return '';
  const start = at(-sweep, radius);
  return `M${start.x.toFixed(1)} ${start.y.toFixed(1)}A${radius} ${radius} 0 0 1 ${CENTRE.x} ${CENTRE.y - radius}`;
}

/** The angle of a point of the field, −180 to 180 degrees. */
export const angleOf = ({ x, y }: Point): number => (Math.atan2(x - CENTRE.x, CENTRE.y - y) * 180) / Math.PI;

/**
 * Returns the shorter way from one angle to another angle, so that a drag past the lower edge does not spin the wheel
 * around.
 */
export const swing = (from: number, to: number): number => ((((to - from + 180) % 360) + 360) % 360) - 180;

/**
 * Returns the angle of the wheel after a finger has moved `degrees` clockwise along the rim; a stop yields a little.
 */
export function turned(range: DialRange, turn: number, degrees: number): number {
  const give = GIVE / DEGREES_PER_UNIT;
  return clamp(turn - degrees / DEGREES_PER_UNIT, range.from - give, range.to + give);
}

/** Returns the nearest number that can be dialled. The wheel snaps to this number when it is released. */
export function settled({ from, to, step }: DialRange, turn: number): number {
  return clamp(from + Math.round((turn - from) / step) * step, from, to);
}

/** Returns the number after `steps` detents; never past a stop. */
export const stepped = (range: DialRange, value: number, steps: number): number =>
  settled(range, value + steps * range.step);

/** Returns the next whole number up or down, skipping halves; the stop if there is no such number. */
export function wholeStepped(range: DialRange, value: number, direction: 1 | -1): number {
  const next = stepped(range, value, direction);
  return next === value || Number.isInteger(next) ? next : wholeStepped(range, next, direction);
}

/** Returns the number with a half added or removed; `null` if that number cannot be dialled. */
export function halved(range: DialRange, value: number): number | null {
  const other = Number.isInteger(value) ? value + 0.5 : Math.trunc(value);
  return settled(range, other) === other ? other : null;
}

/** Whether any half can be dialled. */
export const hasHalves = ({ from, to, step }: DialRange): boolean => to > from && !Number.isInteger(step);

/** Returns the value of a tap on the rim: the nearest printed number or half. */
export const tapped = (range: DialRange, value: number, angle: number): number =>
  settled(range, value + angle / DEGREES_PER_UNIT);

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
