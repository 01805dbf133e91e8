/** Who holds a territory, which territories count towards victory, and the sides that hold them. */
import { activePowers } from '../powers/in-force.ts';
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
 * Everybody who holds a territory: each faction that fights there, whoever stands there besides, but for what
 * powers change. Advisors neither hold nor contest.
 */
export const holdersOf = (ctx: Pick<Ctx, 'powers'>, state: GameState, territory: TerritoryId): readonly FactionId[] =>
  activePowers(ctx, state).reduce(
    (holders, { holds }) => holds?.({ state, territory, holders }) ?? holders,
    fightingFactionsIn(state, territory),
  );

/**
 * The territories that count, that some of these hold and that nobody else does. Where the table counts a contested
 * stronghold for each side, others may hold it, too.
 * @rules AH79 IV · GF9-2019 Mentat Pause · R-11
 */
export const strongholdsOf = (ctx: Ctx, state: GameState, members: readonly FactionId[]): readonly TerritoryId[] =>
  countedNow(ctx, state).filter((stronghold) => {
    const holders = holdersOf(ctx, state, stronghold);
    const own = holders.filter((holder) => members.includes(holder));
    return own.length > 0 && (ctx.rules.contestedStrongholds === 'each' || own.length === holders.length);
  });

/** The same of one faction and its allies, where the faction itself holds them. */
export const strongholdsWith = (ctx: Ctx, state: GameState, faction: FactionId): readonly TerritoryId[] =>
  strongholdsOf(ctx, state, allianceOf(state, faction)).filter((stronghold) =>
    holdersOf(ctx, state, stronghold).includes(faction),
  );
