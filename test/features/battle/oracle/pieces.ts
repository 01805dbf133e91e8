/** The battles that the board requires, by a second reading of sectors and borders alone. */
import {
  partsOf,
  TERRITORIES,
  type EditionId,
  type FactionId,
  type GameState,
  type Sector,
  type TerritoryId,
} from '#engine';
import { isAllied } from '#test/support/oracle/own.ts';

export interface BattleOnBoard {
  readonly territory: TerritoryId;
  readonly sectors: readonly Sector[];
  readonly factions: readonly [FactionId, FactionId];
}

/** GF9 2019: factions in the storm's sector do not fight. Avalon Hill 1979: such factions fight each other. */
const FIGHTS_UNDER_STORM: Readonly<Record<EditionId, boolean>> = {
  'gf9-2019': false,
  'avalon-hill-1979': true,
  'nine-faction': true,
  'dune-squad': true,
  'grand-dune': true,
};

/** Returns every pair of factions that are not allied and can reach each other without crossing the storm. */
export function battlesOnBoard(state: GameState): readonly BattleOnBoard[] {
  return TERRITORIES.flatMap((territory) =>
    piecesOf(territory, state).flatMap((sectors) => {
      const here = state.factions
        .map(({ faction }) => faction)
        .filter((faction) => fights(state, faction, territory, sectors));
      return here.flatMap((one, at) =>
        here
          .slice(at + 1)
          .filter((two) => !isAllied(state, one, two))
          .map((two): BattleOnBoard => ({ territory, sectors, factions: [one, two] })),
      );
    }),
  );
}

/** Whether any of this faction's forces are in these sectors of the territory, and not as advisors. */
const fights = (
  { forces, factions }: GameState,
  faction: FactionId,
  territory: TerritoryId,
  sectors: readonly Sector[],
): boolean =>
  factions.some((own) => own.faction === faction && !own.advisorsIn.includes(territory)) &&
  forces.some(
    (stack) =>
      stack.faction === faction &&
      stack.territory === territory &&
      stack.sector !== null &&
      sectors.includes(stack.sector),
  );

/**
 * Returns the groups of connected sectors. Two sectors are connected if they share a border and neither is in the
 * storm.
 */
function piecesOf(territory: TerritoryId, { storm, choices }: GameState): readonly (readonly Sector[])[] {
  const all = partsOf(territory).flatMap(({ sector }) => (sector === null ? [] : [sector]));
  const joins = (a: Sector, b: Sector): boolean => (a - b + 18) % 18 === 1 || (b - a + 18) % 18 === 1;
  const pieces: Sector[][] = [];
  for (const sector of all.filter((one) => one !== storm)) {
    const touching = pieces.filter((piece) => piece.some((other) => joins(sector, other)));
    const merged = [sector, ...touching.flat()];
    for (const piece of touching) pieces.splice(pieces.indexOf(piece), 1);
    pieces.push(merged);
  }
  return FIGHTS_UNDER_STORM[choices.edition] && all.includes(storm) ? [...pieces, [storm]] : pieces;
}
