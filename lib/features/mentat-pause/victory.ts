/** Who holds how many strongholds of those needed, and who has won by them. */
import type { FactionId } from '../../model/factions.ts';
import type { GameState } from '../../model/state.ts';
import type { SideStanding, Victory } from '../../model/victory.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { playersAt } from '../../model/pairs.ts';
import { strongholdsOf } from '../../pieces/strongholds.ts';
import { allianceOf, stormOrder } from '../../model/selectors.ts';
import { byPlayerCount } from '../../powers/rules.ts';

/**
 * Every side with the strongholds it holds, in storm order. A stronghold where two sides stand counts for nobody, or
 * for each of them where the table says so; one that allies share counts once. An alliance needs its own number, whoever of it holds them.
 * @rules AH79 IV, XII.E.1 · GF9-2019 Mentat Pause, Alliances "Winning", "Two & three player games" ·
 */
export function standings(ctx: Ctx, state: GameState): readonly SideStanding[] {
  return sidesInPlay(state).map((members) => ({
    members,
    strongholds: strongholdsOf(ctx, state, members),
    needed: byPlayerCount(
      members.length > 1 ? ctx.rules.strongholdsToWinAlliance : ctx.rules.strongholdsToWinSolo,
      playersAt(state),
    ),
  }));
}

/** The win by strongholds; of two sides that have enough, the first in storm order. */
export function wonByStrongholds({ turn }: GameState, sides: readonly SideStanding[]): Victory | null {
  const side = sides.find(({ strongholds, needed }) => strongholds.length >= needed);
  if (side === undefined) return null;
  const { members: winners, strongholds, needed } = side;
  return { winners, turn, how: { kind: 'strongholds', strongholds, needed } };
}

/** Each faction alone, or an alliance once, where its first member comes in storm order. */
function sidesInPlay(state: GameState): readonly (readonly FactionId[])[] {
  const sides = stormOrder(state).map((faction) => allianceOf(state, faction));
  return sides.filter((side, at) => sides.findIndex((other) => other[0] === side[0]) === at);
}
