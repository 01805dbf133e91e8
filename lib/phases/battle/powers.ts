/** What the powers in force make of each published step. */
import { allInForce } from '../../rules/advantages.ts';
import type { Ctx } from '../../rules/ctx.ts';
import type { GameEvent } from '../../table/events.ts';
import type { FactionId } from '../../table/factions.ts';
import type { LeaderId } from '../../table/leaders.ts';
import type { GameState } from '../../table/state.ts';
import type { BattleActivity } from './contract.ts';
import { victoryIn } from './hooks.ts';

/** What becomes of this side's leader, who lived. */
export const leaderLived = (
  ctx: Ctx,
  state: GameState,
  battle: BattleActivity,
  faction: FactionId,
  leader: LeaderId,
): readonly GameEvent[] =>
  allInForce(ctx, state).flatMap((power) => power.leaderLived?.({ state, battle, faction, leader }) ?? []);

/** What begins after a victory; one interlude at a time, and none where nobody won. */
export function afterVictory(ctx: Ctx, state: GameState, battle: BattleActivity): readonly GameEvent[] {
  const won = victoryIn(state);
  if (won === null) return [];
  for (const power of allInForce(ctx, state)) {
    if (battle.offered.includes(power.id)) continue;
    const begun = power.afterVictory?.({ state, battle, winner: won.winner, loser: won.loser }) ?? [];
    if (begun.length > 0) return begun;
  }
  return [];
}
