/** Territories that count towards victory, and the sides that hold them. */
import type { Ctx } from '../powers/ctx.ts';
import type { FactionId } from '../model/factions.ts';
import { allianceOf, fightingFactionsIn } from '../model/selectors.ts';
import type { GameState } from '../model/state.ts';
import type { TerritoryId } from '../model/territories.ts';

/**
 * The territories that count towards victory now: strongholds, and others once enough worms have come.
 * @rules AH79 IV, XVIII.B · GF9-2019 Mentat Pause · R-208
 */
const countedNow = ({ board, rules }: Ctx, { wormsCome }: GameState): readonly TerritoryId[] => [
  ...board.strongholds,
  ...rules.alsoCounted.filter(({ fromWorm }) => wormsCome >= fromWorm).map(({ territory }) => territory),
];

/**
 * The territories that count and in which some of these fight and nobody else does. Where the table counts a contested
 * stronghold for each side, others may fight there, too. Advisors neither hold nor contest.
 * @rules AH79 IV · GF9-2019 Mentat Pause · R-11
 */
export const strongholdsOf = (ctx: Ctx, state: GameState, members: readonly FactionId[]): readonly TerritoryId[] =>
  countedNow(ctx, state).filter((stronghold) => {
    const here = fightingFactionsIn(state, stronghold);
    const own = here.filter((there) => members.includes(there));
    return own.length > 0 && (ctx.rules.contestedStrongholds === 'each' || own.length === here.length);
  });

/** The same of one faction and its allies, where the faction itself fights. */
export const strongholdsWith = (ctx: Ctx, state: GameState, faction: FactionId): readonly TerritoryId[] =>
  strongholdsOf(ctx, state, allianceOf(state, faction)).filter((stronghold) =>
    fightingFactionsIn(state, stronghold).includes(faction),
  );
