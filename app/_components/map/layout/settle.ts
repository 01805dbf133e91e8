import { areNear, distance, gapOf, type Body } from './capsules.ts';

/** A group that searches a position among others. */
export interface Seeker<Place extends Body> {
  /** The group never goes further than `roams` from this point, with all its discs. */
  readonly x: number;
  readonly y: number;
  readonly roams: number;
  /** Offers every position that could be better than the group's present one. */
  readonly seek: (search: Search<Place>) => void;
}

/** The best position so far. */
export interface Search<Place extends Body> {
  readonly best: () => number;
  /** Whether the new position is also too near to others. */
  readonly clashes: () => boolean;
  /** Offers a position with its own price. The price of nearness is added to this price. */
  readonly offer: (place: Place, price: number) => void;
}

/** The price of two shapes that are too near, and for each `gap` of overlap. */
const CLASH = 15;
const DEPTH = 5;
const ROUNDS = 8;

/** The final position of a group. */
export interface Settled<Place extends Body> {
  /** The place; `null` if no position was offered. */
  readonly place: Place | null;
  /** Whether the group could not avoid other groups. */
  readonly clashes: boolean;
}

/**
 * Each group takes the best free position, in order. Then, round after round, each group moves to a better position if
 * others have made room, until no group moves. The same groups always get the same positions.
 */
export function settle<Place extends Body>(seekers: readonly Seeker<Place>[], gap: number): readonly Settled<Place>[] {
  const all = seekers.map((seeker): Settler<Place> => ({
    seeker,
    place: null,
    price: 0,
    toll: 0,
    near: [],
    moved: 0,
    looked: 0,
  }));
  for (const one of all) one.near = all.filter((other) => other !== one && canMeet(one.seeker, other.seeker));
  let now = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const one of all) {
      const nothingNew = one.looked > 0 && one.near.every(({ moved }) => moved < one.looked);
      if (!nothingNew) look(one, gap, (now += 1));
    }
  }
  return all.map(({ place, toll }) => ({ place, clashes: toll > 0 }));
}

interface Settler<Place extends Body> {
  readonly seeker: Seeker<Place>;
  /** The other groups that this group could touch. */
  near: readonly Settler<Place>[];
  place: Place | null;
  /** The price of the group's position alone, and the additions because of others. */
  price: number;
  toll: number;
  /** When the group last moved, and when it last searched for a better position. One counter serves all groups. */
  moved: number;
  looked: number;
}

const canMeet = (a: Seeker<Body>, b: Seeker<Body>): boolean => distance(a.x, a.y, b.x, b.y) < a.roams + b.roams;

function look<Place extends Body>(one: Settler<Place>, gap: number, now: number): void {
  const best = () => (one.place === null ? Infinity : one.price + one.toll);
  one.looked = now;
  if (one.place !== null) one.toll = tollOf(one.place, one.near, gap, Infinity);
  one.seeker.seek({
    best,
    clashes: () => one.place === null || one.toll > 0,
    offer: (place, price) => {
      const toll = tollOf(place, one.near, gap, best() - price);
      if (price + toll >= best()) return;
      Object.assign(one, { place, price, toll, moved: now });
    },
  });
}

/** Returns the price of nearness to others; beyond `limit` it is not computed. */
function tollOf(body: Body, near: readonly Settler<Body>[], gap: number, limit: number): number {
  let toll = 0;
  for (const { place } of near) {
    if (place === null) continue;
    if (toll + CLASH >= limit) {
      if (areNear(body, place, gap)) return Infinity;
    } else {
      const between = gapOf(body, place, gap);
      if (between < gap) toll += CLASH + DEPTH * (1 - between / gap);
    }
  }
  return toll;
}
