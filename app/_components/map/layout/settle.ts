import { areNear, distance, gapOf, type Body } from './capsules.ts';

/** Something that looks for a place among others. */
export interface Seeker<Place extends Body> {
  /** It never comes further than `roams` from here, with all that belongs to it. */
  readonly x: number;
  readonly y: number;
  readonly roams: number;
  /** Offers every place that could be better than the one it has. */
  readonly seek: (search: Search<Place>) => void;
}

/** What is known of the best place found so far. */
export interface Search<Place extends Body> {
  readonly best: () => number;
  /** Whether that place, too, is too near to others. */
  readonly clashes: () => boolean;
  /** A place and its own price; what it costs to be too near to others is added. */
  readonly offer: (place: Place, price: number) => void;
}

/** For two that stand too near to each other, and for each `gap` by which they do. */
const CLASH = 15;
const DEPTH = 5;
const ROUNDS = 8;

/** Where one of them ended. */
export interface Settled<Place extends Body> {
  /** `null` where none was offered. */
  readonly place: Place | null;
  /** It could not keep clear of the others. */
  readonly clashes: boolean;
}

/**
 * Everybody takes the best place that those before leave, and then, round after round, a better one if others have made
 * room, until nobody moves any more. The same seekers always end the same way.
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
  /** Those it could meet. */
  near: readonly Settler<Place>[];
  place: Place | null;
  /** What its place costs by itself, and what others add. */
  price: number;
  toll: number;
  /** When it last moved, and when it last looked for a better place: looks are counted for all. */
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

/** What a place costs because it lies too near to others; beyond `limit` it is not counted. */
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
