/** The holders of territories, the territories that count towards victory, and the sides. */
import { activePowers } from '../powers/in-force.ts';
import type { Ctx } from '../powers/ctx.ts';
import type { FactionId } from '../model/factions.ts';
import { allianceOf, fightingFactionsIn } from '../model/selectors.ts';
import type { GameState } from '../model/state.ts';
import type { TerritoryId } from '../model/territories.ts';

/**
 * Returns the territories that count towards victory now: strongholds, and others after enough worms.
 * @rules AH79 IV, XVIII.B · GF9-2019 Mentat Pause · R-208
 */
const countedNow = ({ board, rules }: Ctx, { wormsCome }: GameState): readonly TerritoryId[] => [
  ...board.strongholds,
  ...rules.alsoCounted.filter(({ fromWorm }) => wormsCome >= fromWorm).map(({ territory }) => territory),
];

/**
 * Returns the holders of a territory: each faction with fighters there, even if others are there too, as
 * modified by powers. Advisors neither hold nor contest.
 */
export const holdersOf = (ctx: Pick<Ctx, 'powers'>, state: GameState, territory: TerritoryId): readonly FactionId[] =>
  activePowers(ctx, state).reduce(
    (holders, { holds }) => holds?.({ state, territory, holders }) ?? holders,
    fightingFactionsIn(state, territory),
  );

/**
 * Returns the territories that count as strongholds and that only these factions hold. If the table counts a contested
 * stronghold for each side, others may hold it too.
 * @rules AH79 IV · GF9-2019 Mentat Pause · R-11
 */
export const strongholdsOf = (ctx: Ctx, state: GameState, members: readonly FactionId[]): readonly TerritoryId[] =>
  countedNow(ctx, state).filter((stronghold) => {
    const holders = holdersOf(ctx, state, stronghold);
    const own = holders.filter((holder) => members.includes(holder));
    return own.length > 0 && (ctx.rules.contestedStrongholds === 'each' || own.length === holders.length);
  });

/** Returns the strongholds of an alliance that this faction itself holds. */
export const strongholdsWith = (ctx: Ctx, state: GameState, faction: FactionId): readonly TerritoryId[] =>
  strongholdsOf(ctx, state, allianceOf(state, faction)).filter((stronghold) =>
    holdersOf(ctx, state, stronghold).includes(faction),
  );
