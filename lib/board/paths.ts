/** Ways over the board: forces walk or fly from part to part, around the storm and around what is closed to them. */
import type { Place } from '../model/board.ts';
import type { TerritoryId } from '../model/territories.ts';
import type { Board } from './board.ts';
import { partName } from './places.ts';

/** What stands in the way of a move. */
export interface Barriers {
  /** Parts of the board under the storm: nobody moves into, out of or through them. */
  readonly storm: (part: Place) => boolean;
  /** Territories that are full: nobody moves into or through them. */
  readonly full: readonly TerritoryId[];
}

/** A way that a move can take. */
export interface Way {
  /** Where it ends. */
  readonly to: Place;
  /** Territories entered on it, the last one that of `to`; 1 or more. */
  readonly through: readonly TerritoryId[];
}

/**
 * The shortest way to every part that forces in this part can come to within so many territories, the nearest first.
 * Inside a territory sectors do not count, but the storm divides them; where it began, no move ends.
 * @rules GF9-2019 Phase 6 "Force Movement", "Sectors", "Storm", "Stronghold Blocking" · AH79 IX.C.2 · R-167
 */
export function waysFrom(board: Board, from: Place, range: number, barriers: Barriers): readonly Way[] {
  if (barriers.storm(from)) return [];
  const found = new Map<string, Way>([[partName(from), { to: from, through: [] }]]);
  let edge: readonly Way[] = spread(board, [{ to: from, through: [] }], found, barriers);
  for (let step = 0; step < range; step += 1) {
    const entered = edge.flatMap(({ to, through }) =>
      board
        .partsBeside(to)
        .filter((part) => part.territory !== to.territory && isOpen(part, barriers) && !found.has(partName(part)))
        .map((part): Way => ({ to: part, through: [...through, part.territory] })),
    );
    edge = spread(board, firstOfEach(entered, found), found, barriers);
  }
  return [...found.values()].filter(({ to }) => to.territory !== from.territory);
}

/** The ways from this part to the others of its territory: not into, out of or through the storm. */
export const waysWithin = (board: Board, from: Place, barriers: Barriers): readonly Way[] =>
  barriers.storm(from)
    ? []
    : spread(
        board,
        [{ to: from, through: [] }],
        new Map([[partName(from), { to: from, through: [] }]]),
        barriers,
      ).slice(1);

const isOpen = (part: Place, { storm, full }: Barriers): boolean => !storm(part) && !full.includes(part.territory);

/** Notes each part once, by the first way that came to it. */
function firstOfEach(ways: readonly Way[], found: Map<string, Way>): readonly Way[] {
  return ways.filter((way) => {
    const name = partName(way.to);
    if (found.has(name)) return false;
    found.set(name, way);
    return true;
  });
}

/** Everything that can be walked to within the territories that these ways end in: sectors cost nothing. */
function spread(board: Board, ends: readonly Way[], found: Map<string, Way>, barriers: Barriers): readonly Way[] {
  const all = [...ends];
  for (const { to, through } of all) {
    const beside = board
      .partsBeside(to)
      .filter((part) => part.territory === to.territory && isOpen(part, barriers))
      .map((part): Way => ({ to: part, through }));
    all.push(...firstOfEach(beside, found));
  }
  return all;
}
