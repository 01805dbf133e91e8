/** The holders of territories, the territories that count towards victory, and the sides. */
import { activePowers } from '../powers/in-force.ts';
import type { Ctx } from '../powers/ctx.ts';
import { byPlayerCount } from '../powers/rules.ts';
import type { FactionId } from '../model/factions.ts';
import { memoizeByReads } from '../model/memoize-by-reads.ts';
import { playersAt } from '../model/pairs.ts';
import { allianceOf, fightingFactionsIn, stormOrder } from '../model/selectors.ts';
import type { GameState } from '../model/state.ts';
import type { TerritoryId } from '../model/territories.ts';
import type { SideStanding } from '../model/victory.ts';

/**
 * Returns the territories that count towards victory now: strongholds, and further territories after enough worms.
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
export const holdersOf = (
  ctx: Pick<Ctx, 'powers' | 'rules'>,
  state: GameState,
  territory: TerritoryId,
): readonly FactionId[] =>
  activePowers(ctx, state).reduce(
    (holders, { holds }) => holds?.({ state, territory, holders }) ?? holders,
    fightingFactionsIn(state, territory),
  );

/**
 * Returns the territories that count as strongholds and that only these factions hold. If the table counts a contested
 * stronghold for each side, others may hold it too.
 * @rules AH79 IV · GF9-2019 Mentat Pause · R-11
 */
const strongholdsOf = (ctx: Ctx, state: GameState, members: readonly FactionId[]): readonly TerritoryId[] =>
  heldNow(ctx, state)
    .filter(({ holders }) => {
      const own = holders.filter((holder) => members.includes(holder));
      return own.length > 0 && (ctx.rules.contestedStrongholds === 'each' || own.length === holders.length);
    })
    .map(({ territory }) => territory);

/** Returns the territories that count towards victory now, with their holders. Many possible sides are asked about. */
const heldNow = (
  ctx: Ctx,
  state: GameState,
): readonly { readonly territory: TerritoryId; readonly holders: readonly FactionId[] }[] =>
  memoizeByReads(state, 'holders of what counts', (now) =>
    countedNow(ctx, now).map((territory) => ({ territory, holders: holdersOf(ctx, now, territory) })),
  );

/** Returns the strongholds of an alliance that this faction itself holds. */
export const strongholdsWith = (ctx: Ctx, state: GameState, faction: FactionId): readonly TerritoryId[] =>
  strongholdsOf(ctx, state, allianceOf(state, faction)).filter((stronghold) =>
    holdersOf(ctx, state, stronghold).includes(faction),
  );

/**
 * Returns the number of strongholds with which a side of so many factions wins; `null` if it cannot win. The number is
 * never larger than the number of all strongholds that count.
 * @rules AH79 IV, XII.E.1, XVIII.A.2, XVIII.B · GF9-2019 Mentat Pause, Alliances "Winning" ·
 */
function strongholdsToWin(ctx: Ctx, state: GameState, members: number): number | null {
  const { rules, board } = ctx;
  const { strongholdsToWinSolo: solo, strongholdsToWinAlliance: allied } = rules;
  const numbers = members <= 1 ? solo : members === 2 ? allied.pair : allied.more;
  const printed = byPlayerCount<number | null>(numbers, playersAt(state));
  if (printed === null) return null;
  const many = manySietchesOf(ctx);
  const all = board.strongholds.length + rules.alsoCounted.length + (many === null ? 0 : 1);
  return Math.min((rules.strongholdsForEverySide ?? printed) + rules.strongholdsMore + (many?.more ?? 0), all);
}

/**
 * Returns a side with its strongholds. If the table turns enough territories to strongholds, one city counts twice.
 * @rules AH79 IV · R-17
 */
export function standingOf(ctx: Ctx, state: GameState, members: readonly FactionId[]): SideStanding {
  const strongholds = strongholdsOf(ctx, state, members);
  const double = manySietchesOf(ctx)?.double.some((city) => strongholds.includes(city)) === true;
  const needed = strongholdsToWin(ctx, state, members.length);
  return { members, strongholds, ...(double ? { counts: strongholds.length + 1 } : {}), needed };
}

const manySietchesOf = ({ rules: { manySietches }, sietches }: Ctx) =>
  manySietches !== null && sietches.length >= manySietches.from ? manySietches : null;

/**
 * Returns every side with its strongholds, in storm order. If two sides are in a stronghold, it counts for neither of
 * them, or for both if the table chose so. A stronghold that allies share counts once. An alliance needs its own
 * number, whichever member holds them.
 * @rules AH79 IV, XII.E.1 · GF9-2019 Mentat Pause, Alliances "Winning", "Two & three player games" ·
 */
export const standings = (ctx: Ctx, state: GameState): readonly SideStanding[] =>
  sidesInPlay(state).map((members) => standingOf(ctx, state, members));

/** Returns each faction without allies, and each alliance once, at the place of its first member in storm order. */
function sidesInPlay(state: GameState): readonly (readonly FactionId[])[] {
  const sides = stormOrder(state).map((faction) => allianceOf(state, faction));
  return sides.filter((side, at) => sides.findIndex((other) => other[0] === side[0]) === at);
}
