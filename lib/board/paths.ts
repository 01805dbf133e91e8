/** Ways over the board. Forces walk or fly from part to part, around the storm and around closed places. */
import type { Place } from '../model/board.ts';
import type { TerritoryId } from '../model/territories.ts';
import type { Board } from './board.ts';
import { partName } from './places.ts';

/** The barriers of a move. */
export interface Barriers {
  /** Parts of the board under the storm. No move goes into, out of or through them. */
  readonly storm: (part: Place) => boolean;
  /** Whether a move may end in the storm, but not go on through it. */
  readonly mayEndInStorm?: boolean;
  /** Full territories. No move goes into or through them. */
  readonly full: readonly TerritoryId[];
}

/** A possible way of a move. */
export interface Way {
  /** The part where the path ends. */
  readonly to: Place;
  /** The entered territories, 1 or more; the last is that of `to`. */
  readonly through: readonly TerritoryId[];
}

/**
 * Returns the shortest way to every part within this number of territories, the nearest first. Sectors within a
 * territory do not count, but the storm divides them. A move cannot end in the part where it began.
 * @rules GF9-2019 Phase 6 "Force Movement", "Sectors", "Storm", "Stronghold Blocking" · AH79 IX.C.2 · R-167
 */
export function waysFrom(board: Board, from: Place, range: number, barriers: Barriers): readonly Way[] {
  if (barriers.storm(from)) return [];
  const found = new Map<string, Way>([[partName(from), { to: from, through: [] }]]);
  const caught: Way[] = [];
  let edge: readonly Way[] = spread(board, [{ to: from, through: [] }], found, barriers);
  for (let step = 0; step < range; step += 1) {
    caught.push(...intoStorm(board, edge, barriers));
    const entered = edge.flatMap(({ to, through }) =>
      board
        .partsBeside(to)
        .filter((part) => part.territory !== to.territory && isOpen(part, barriers) && !found.has(partName(part)))
        .map((part): Way => ({ to: part, through: [...through, part.territory] })),
    );
    edge = spread(board, firstOfEach(entered, found), found, barriers);
  }
  caught.push(...intoStorm(board, edge, barriers).filter(({ through }) => through.length <= range));
  firstOfEach(caught, found);
  return [...found.values()].filter(({ to }) => to.territory !== from.territory);
}

/** Returns the ways that go on from these ends into the storm, if a move may end there. */
const intoStorm = (
  board: Board,
  edge: readonly Way[],
  { storm, full, mayEndInStorm = false }: Barriers,
): readonly Way[] =>
  mayEndInStorm
    ? edge.flatMap(({ to, through }) =>
        board
          .partsBeside(to)
          .filter((part) => storm(part) && !full.includes(part.territory))
          .map((part): Way => ({
            to: part,
            through: part.territory === to.territory ? through : [...through, part.territory],
          })),
      )
    : [];

/** Returns the paths from this part to the other parts of its territory. They avoid the storm. */
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

/** Stores the first path to each new part, and returns the stored paths. */
function firstOfEach(ways: readonly Way[], found: Map<string, Way>): readonly Way[] {
  return ways.filter((way) => {
    const name = partName(way.to);
    if (found.has(name)) return false;
    found.set(name, way);
    return true;
  });
}

/** Adds all other parts of the territories where these paths end, because sectors cost nothing. */
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
