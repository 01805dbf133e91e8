/** The strongholds of each side, the number that the side needs, and the winner. */
import type { FactionId } from '../../model/factions.ts';
import type { GameState } from '../../model/state.ts';
import type { SideStanding, Victory } from '../../model/victory.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { playersAt } from '../../model/pairs.ts';
import { strongholdsOf } from '../../pieces/strongholds.ts';
import { allianceOf, stormOrder } from '../../model/selectors.ts';
import { byPlayerCount } from '../../powers/rules.ts';

/**
 * Returns every side with its strongholds, in storm order. If two sides are in a stronghold, the stronghold counts for
 * neither, or for both if the table chose so. A stronghold that allies share counts once. An alliance needs its
 * own number of strongholds, whichever members hold them.
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

/** Returns the win by strongholds. If two sides have enough, the first in storm order wins. */
export function wonByStrongholds({ turn }: GameState, sides: readonly SideStanding[]): Victory | null {
  const side = sides.find(({ strongholds, needed }) => strongholds.length >= needed);
  if (side === undefined) return null;
  const { members: winners, strongholds, needed } = side;
  return { winners, turn, how: { kind: 'strongholds', strongholds, needed } };
}

/** Returns each faction without allies, and each alliance once, at the place of its first member in storm order. */
function sidesInPlay(state: GameState): readonly (readonly FactionId[])[] {
  const sides = stormOrder(state).map((faction) => allianceOf(state, faction));
  return sides.filter((side, at) => sides.findIndex((other) => other[0] === side[0]) === at);
}
