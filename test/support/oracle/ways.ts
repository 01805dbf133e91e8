/**
 * Distances between parts of the board, computed in another way than in the engine. The distances from all parts to one
 * part are shortened along every border until none gets shorter.
 * @rules GF9-2019 Phase 6 "Force Movement", "Storm", "Stronghold Blocking" · AH79 IX.C.2
 */
import { partName, type Place, type TerritoryId } from '#engine';
import { ADJACENT_PARTS, arrakis } from '#lib/board/arrakis.ts';
import { waysFrom } from '#lib/board/paths.ts';
import { isInStorm } from '#lib/board/places.ts';
import { sector } from '#lib/model/board.ts';

/** The places that no move may enter: parts in the storm, and full territories. */
interface Closed {
  readonly storm: number;
  readonly full: readonly TerritoryId[];
  readonly mayEndInStorm?: boolean;
}

const territoryOf = (part: string): string => part.split('@')[0] ?? part;
const sectorOf = (part: string): number | null => (part.includes('@') ? Number(part.split('@')[1]) : null);

/**
 * The number of territories to enter on the way from each part to this part; parts without a path are left out. Some
 * moves may end in the storm.
 */
export function distancesTo(to: Place, { storm, full, mayEndInStorm = false }: Closed): ReadonlyMap<string, number> {
  const target = partName(to);
  const isFull = (part: string): boolean => full.some((one) => one === territoryOf(part));
  const isShut = (part: string): boolean =>
    isFull(part) || (sectorOf(part) === storm && !(mayEndInStorm && part === target));
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

/** The full strongholds: none, two, or all of them. */
const FULL: readonly (readonly TerritoryId[])[] = [[], ['sietch-tabr', 'habbanya-sietch'], [...arrakis.strongholds]];
const RANGES = [1, 2, 3];

/** Returns every path on which the engine and the distances differ, with the storm in this sector. */
export const waysWrong = (storm: number): readonly string[] =>
  FULL.flatMap((full, at) => waysWrongWith({ storm, full, mayEndInStorm: at !== 1 }));

function waysWrongWith(closed: Closed): readonly string[] {
  const { full, mayEndInStorm = false } = closed;
  const barriers = { storm: (part: Place) => isInStorm(part, sector(closed.storm)), full, mayEndInStorm };
  const found = RANGES.map(
    (range) =>
      new Set(
        arrakis.parts.flatMap((from) =>
          waysFrom(arrakis, from, range, barriers).map(({ to }) => `${partName(from)}>${partName(to)}`),
        ),
      ),
  );
  return arrakis.parts.flatMap((to) => {
    const distances = distancesTo(to, closed);
    return arrakis.parts.flatMap((from) => {
      const isElsewhere = from.territory !== to.territory;
      const distance = isElsewhere ? (distances.get(partName(from)) ?? Infinity) : Infinity;
      const way = `${partName(from)}>${partName(to)}`;
      return RANGES.filter((range, at) => found[at]?.has(way) !== distance <= range).map(
        (range) => `${way} within ${range}, at distance ${distance}`,
      );
    });
  });
}
