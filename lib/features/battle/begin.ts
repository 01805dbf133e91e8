import { flipLoneAdvisors } from '../../pieces/advisors.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { type Decision, accepted, refused } from '../../model/decision.ts';
import { isBattlePhase, currentBattle, currentStorm, sideOf } from '../../model/selectors.ts';
import { runningPhaseRefusal } from '../../model/current-phase.ts';
import type { BattleId } from '../../model/battle.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import type { GameState } from '../../model/state.ts';
import { canProposeNoLeader } from './prompts.ts';
import { hasBattlesToPlay } from './run-steps.ts';
import { aggressorsIn, pendingBattles } from './sites.ts';

/**
 * Opens the battle phase, even if the table has not stepped to that phase. Advisors that an earlier phase left alone
 * become fighters, as they do after a step. Advisors that battles of this phase left alone may wait. Refuses
 * `battles-already-run`, `storm-running`, `phase-runs`, `game-is-won`, or `no-battles`.
 */
export function decideBeginBattles(ctx: Ctx, state: GameState): Decision {
  if (isBattlePhase(state)) return refused({ code: 'battles-already-run' });
  if (currentStorm(state) !== null) return refused({ code: 'storm-running' });
  const running = runningPhaseRefusal(state);
  if (running !== null) return refused(running);
  if (!hasBattlesToPlay(ctx, state)) return refused({ code: 'no-battles' });
  return accepted(...(state.phase === 'battle' ? [] : flipLoneAdvisors(ctx, state)), battlesBegan(ctx, state));
}

/** Creates the event that opens the battle phase. */
export const battlesBegan = (ctx: Ctx, state: GameState): GameEvent => ({
  type: 'BattlesBegan',
  aggressors: aggressorsIn(ctx, state),
});

/** Ends the battle phase early. Refuses `battles-not-running`, or `battle-running` during a battle. */
export function decideEndBattles(ctx: Ctx, state: GameState): Decision {
  if (!isBattlePhase(state)) return refused({ code: 'battles-not-running' });
  if (currentBattle(state) !== null) return refused({ code: 'battle-running' });
  return accepted({ type: 'BattlesEnded', unfought: pendingBattles(ctx, state).length });
}

/** Asks the other side to agree to a plan without a leader. @rules AH79 Questions and Answers B.7 · R-46 */
export function decideProposeNoLeader(ctx: Ctx, state: GameState, faction: FactionId, battleId: BattleId): Decision {
  const battle = currentBattle(state);
  const side = battle === null ? null : sideOf(battle, faction);
  if (battle === null || side === null || battle.id !== battleId) return refused({ code: 'stale-prompt' });
  if (!canProposeNoLeader(ctx, battle, side)) return refused({ code: 'not-offered' });
  return accepted({ type: 'NoLeaderProposed', battle: battle.id, faction });
}
