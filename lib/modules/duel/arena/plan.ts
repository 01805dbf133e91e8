/** The arena: its sectors, its straight borders, and which sectors are neighbours. */
import { must } from '../../../core/assert-never.ts';
import type { ArenaDirection, ArenaPlan, BorderId, SectorId } from '../../../model/dueling.ts';

/** A neighbour of a sector, as a leader in that sector sees it. */
export interface Neighbour {
  readonly sector: SectorId;
  readonly direction: ArenaDirection;
  /** The straight border between both sectors; `null` for a neighbour in another ring, since a curve has no block. */
  readonly border: BorderId | null;
}

/** Returns all sectors, ring by ring from the outermost, clockwise within a ring. */
export const sectorsOf = (plan: ArenaPlan): readonly SectorId[] =>
  plan.flatMap(({ sectors }, ring) => Array.from({ length: sectors }, (_none, at) => sectorId(ring, at)));

/** Returns all straight borders, in the order of the sectors that begin there. A ring with one sector has none. */
export const bordersOf = (plan: ArenaPlan): readonly BorderId[] =>
  plan.flatMap(({ sectors }, ring) =>
    sectors === 1 ? [] : Array.from({ length: sectors }, (_none, at) => borderId(ring, at)),
  );

/**
 * Returns the sectors in which leaders are placed: the whole outermost ring, and the next ring for the leaders that
 * find no place there.
 *
 * @rules AH79 The Duel V.2, VI
 */
export function placesFor(plan: ArenaPlan, taken: readonly SectorId[]): readonly SectorId[] {
  for (const ring of plan.keys()) {
    const free = sectorsOf(plan).filter((sector) => ringOf(sector) === ring && !taken.includes(sector));
    if (free.length > 0) return free;
  }
  return [];
}

/**
 * Returns the neighbours of a sector: left, right, in, out. The left neighbour is the next sector clockwise, because
 * leaders face the centre. Sectors of two rings are neighbours if their arcs overlap.
 *
 * @rules AH79 The Duel V.4 · R-82
 */
export function neighboursOf(plan: ArenaPlan, sector: SectorId): readonly Neighbour[] {
  const ring = ringOf(sector);
  return [
    ...besides(plan, sector),
    ...acrossTo(plan, sector, ring + 1, 'in'),
    ...acrossTo(plan, sector, ring - 1, 'out'),
  ];
}

function besides(plan: ArenaPlan, sector: SectorId): readonly Neighbour[] {
  const ring = ringOf(sector);
  const at = placeOf(sector);
  const { sectors } = ringAt(plan, ring);
  if (sectors === 1) return [];
  const left = (at + 1) % sectors;
  return [
    { sector: sectorId(ring, left), direction: 'left', border: borderId(ring, left) },
    { sector: sectorId(ring, (at + sectors - 1) % sectors), direction: 'right', border: borderId(ring, at) },
  ];
}

const acrossTo = (plan: ArenaPlan, sector: SectorId, ring: number, direction: ArenaDirection): readonly Neighbour[] =>
  sectorsOf(plan)
    .filter((other) => ringOf(other) === ring && overlap(plan, sector, other))
    .map((other) => ({ sector: other, direction, border: null }));

/** Whether two arcs share more than one point. All angles are multiplied by both numbers of sectors, so none is rounded. */
function overlap(plan: ArenaPlan, one: SectorId, other: SectorId): boolean {
  const scale = ringAt(plan, ringOf(one)).sectors * ringAt(plan, ringOf(other)).sectors;
  const [from, length] = arcOf(plan, one, scale);
  const [otherFrom, otherLength] = arcOf(plan, other, scale);
  const circle = FULL_CIRCLE * scale;
  return clockwise(otherFrom - from, circle) < length || clockwise(from - otherFrom, circle) < otherLength;
}

const FULL_CIRCLE = 360;

/** Returns the beginning and the length of an arc, in degrees divided by `scale`. */
function arcOf(plan: ArenaPlan, sector: SectorId, scale: number): readonly [number, number] {
  const { sectors, startsAt } = ringAt(plan, ringOf(sector));
  const length = (FULL_CIRCLE * scale) / sectors;
  return [startsAt * scale + placeOf(sector) * length, length];
}

const clockwise = (angle: number, circle: number): number => ((angle % circle) + circle) % circle;

const ringAt = (plan: ArenaPlan, ring: number) => must(plan[ring], `ring ${ring} of the arena`);

const sectorId = (ring: number, at: number): SectorId => `sector-${ring + 1}-${at + 1}`;
const borderId = (ring: number, at: number): BorderId => `border-${ring + 1}-${at + 1}`;

/** Returns the index of a sector's ring; 0 is the outermost ring. */
const ringOf = (sector: SectorId): number => Number(sector.split('-')[1]) - 1;
/** Returns the index of a sector within its ring. */
const placeOf = (sector: SectorId): number => Number(sector.split('-')[2]) - 1;
