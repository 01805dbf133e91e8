/**
 * The worth of forces in a battle. A plain force counts 1, a special force counts its worth against this opponent. A
 * mercenary counts as a plain force of 1, whatever the forces of its faction count. In advanced combat a force
 * without spice counts half.
 */
import type { Forces } from './board.ts';
import { forcesOf, mercenariesIn, ordinaryIn, ownForces } from './forces.ts';

/** One side's forces in a battle, and the way they count. */
export interface FightingForces {
  readonly forces: Forces;
  /** The strength of a special force against this opponent, in the dial and in losses. */
  readonly specialWorth: number;
  /** Whether each force needs 1 spice to count in full, and otherwise counts half. */
  readonly needSpice: boolean;
  /** How much a force counts if it needs spice. If missing: a half without spice, and one with spice. */
  readonly counts?: ForceWorth;
}

/** How much a plain force counts without spice, and with spice. */
export interface ForceWorth {
  readonly without: number;
  readonly with: number;
}

const USUAL: ForceWorth = { without: 0.5, with: 1 };

/** Some of a side's forces, and the number of them that count in full. */
export interface ForceMix {
  readonly forces: Forces;
  readonly full: Forces;
}

/** Returns the strength of a mix, in halves. */
export function strengthOf({ specialWorth, counts = USUAL }: FightingForces, { forces, full }: ForceMix): number {
  const own = worthOf(counts, valueOf(ownForces(forces), specialWorth), valueOf(ownForces(full), specialWorth));
  return own + worthOf(USUAL, mercenariesIn(forces), mercenariesIn(full));
}

/** Returns the strength of forces of this value, of which a part counts in full. */
const worthOf = (counts: ForceWorth, value: number, full: number): number =>
  value * counts.without + full * (counts.with - counts.without);

/** Returns the spice of a mix: 1 for each force that counts in full, if spice is needed. */
export const spiceOf = ({ needSpice }: FightingForces, { full }: ForceMix): number => (needSpice ? full.count : 0);

/** A possible dial, and the spice for it. */
export interface DialOption {
  readonly dial: number;
  readonly spice: number;
}

/**
 * Returns every pair of dial and spice that some set of the forces makes up, the weakest dial first, and for equal
 * dials the cheapest pair first.
 * @rules GF9-2019 "Advanced Combat" · AH79 XXII ·
 */
export function dialsOf(forces: FightingForces, mostSpice: number): readonly DialOption[] {
  const { forces: all, specialWorth, needSpice, counts = USUAL } = forces;
  const cap = needSpice ? Math.min(mostSpice, all.count) : 0;
  const key = [
    all.count,
    all.special,
    mercenariesIn(all),
    specialWorth,
    needSpice,
    counts.without,
    counts.with,
    cap,
  ].join();
  const known = counted.get(key);
  if (known !== undefined) return known;
  const found = new Map<string, DialOption>();
  for (const mix of mixesOf(forces)) {
    const dialled = { dial: strengthOf(forces, mix), spice: spiceOf(forces, mix) };
    if (dialled.spice <= cap) found.set(`${dialled.dial} ${dialled.spice}`, dialled);
  }
  const dials = [...found.values()].sort((a, b) => a.dial - b.dial || a.spice - b.spice);
  counted.set(key, dials);
  return dials;
}

/** Sides with the same forces occur often, so their dials are computed only once. */
const counted = new Map<string, readonly DialOption[]>();

/**
 * Returns every set of the forces with exactly this strength and spice, without repetition, the fewest forces first.
 */
export function mixesFor(forces: FightingForces, { dial, spice }: DialOption): readonly ForceMix[] {
  const sets = new Map<string, ForceMix>();
  for (const mix of mixesOf(forces)) {
    if (strengthOf(forces, mix) !== dial || spiceOf(forces, mix) !== spice) continue;
    const { count, special } = mix.forces;
    sets.set(`${count} ${special} ${mercenariesIn(mix.forces)}`, mix);
  }
  return [...sets.values()].sort((a, b) => a.forces.count - b.forces.count);
}

function* mixesOf({ forces, needSpice }: FightingForces): Generator<ForceMix> {
  for (const used of partsOf(forces)) {
    if (needSpice) for (const full of partsOf(used)) yield { forces: used, full };
    else yield { forces: used, full: used };
  }
}

/** Returns every part of some forces, with every number of each kind. */
function* partsOf(forces: Forces): Generator<Forces> {
  for (let special = 0; special <= forces.special; special += 1) {
    for (let mercenaries = 0; mercenaries <= mercenariesIn(forces); mercenaries += 1) {
      for (let ordinary = 0; ordinary <= ordinaryIn(forces); ordinary += 1) {
        yield forcesOf({ count: ordinary + special + mercenaries, special, mercenaries });
      }
    }
  }
}

const valueOf = ({ count, special }: Forces, specialWorth: number): number => count - special + special * specialWorth;
