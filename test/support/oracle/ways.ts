/**
 * How far parts of the board are from each other, worked out another way than the engine does: distances from everywhere to
 * one part, made shorter along every border until none gets shorter.
 * @rules GF9-2019 Phase 6 "Force Movement", "Storm", "Stronghold Blocking" · AH79 IX.C.2
 */
import { partName, type Place, type TerritoryId } from '#engine';
import { ADJACENT_PARTS } from '#lib/board/arrakis.ts';

/** What nobody may enter: parts under the storm, and territories that are full. */
export interface Closed {
  readonly storm: number;
  readonly full: readonly TerritoryId[];
}

const territoryOf = (part: string): string => part.split('@')[0] ?? part;
const sectorOf = (part: string): number | null => (part.includes('@') ? Number(part.split('@')[1]) : null);

/** How many territories must be entered to come from each part to this one; parts with no way are left out. */
export function distancesTo(to: Place, { storm, full }: Closed): ReadonlyMap<string, number> {
  const target = partName(to);
  const isShut = (part: string): boolean => sectorOf(part) === storm || full.some((one) => one === territoryOf(part));
  if (isShut(target)) return new Map();
  const distance = new Map([[target, 0]]);
  for (let changed = true; changed;) {
    changed = false;
    for (const [one, other] of ADJACENT_PARTS) {
      for (const [from, next] of [
        [one, other],
        [other, one],
      ] as const) {
        const known = distance.get(next);
        if (known === undefined || sectorOf(from) === storm || isShut(next)) continue;
        const through = known + (territoryOf(from) === territoryOf(next) ? 0 : 1);
        if (through < (distance.get(from) ?? Infinity)) {
          distance.set(from, through);
          changed = true;
        }
      }
    }
  }
  return distance;
}
