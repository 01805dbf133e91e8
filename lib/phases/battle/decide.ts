/** Answers to the battle's prompts, each already known to be legal by the prompt's grammar. */
import { type AnswerValue, asRecord } from '../../core/answer.ts';
import { assertNever, must } from '../../core/assert-never.ts';
import type { Random } from '../../core/random.ts';
import type { Ctx } from '../../rules/ctx.ts';
import { type Decision, happened, refuse } from '../../rules/decision.ts';
import { runningStorm } from '../../rules/dialling.ts';
import { isBattlePhase, runningBattle, sideOf, stormOrder } from '../../rules/position.ts';
import { whatRuns } from '../../rules/running.ts';
import { asBattlePlan } from '../../table/answers.ts';
import type { BattleId } from '../../table/battle.ts';
import type { FactionId } from '../../table/factions.ts';
import type { Prompt } from '../../table/prompts.ts';
import type { GameState } from '../../table/state.ts';
import { cardsSettled } from './aftermath.ts';
import { captiveAnswered, captureAnswered } from './capture.ts';
import type { BattleActivity } from './contract.ts';
import { lossesChosen } from './losses.ts';
import { battleChosen } from './phase.ts';
import { lookDecided, lookerAt, seenBy } from './plan-look.ts';
import { shownElement } from './plan.ts';
import { probeAt, probeUsed } from './probes.ts';
import { mayProposeNoLeader } from './prompts.ts';
import { pendingBattles } from './sites.ts';

/** The kinds of prompt this phase owns. */
export type BattlePrompt = Extract<
  Prompt,
  {
    readonly kind:
      | 'choose-battle'
      | 'voice'
      | 'prescience'
      | 'show-element'
      | 'see-plan'
      | 'announce-no-leader'
      | 'consent-no-leader'
      | 'battle-plan'
      | 'choose-losses'
      | 'keep-cards'
      | 'capture'
      | 'captive'
      | 'battle-done';
  }
>;

/**
 * Opens the battle phase. Refuses `battles-already-run`, `storm-running`, `phase-runs`, `game-is-won`, or `no-battles`
 * where nobody has to fight.
 */
export function decideBeginBattles(ctx: Ctx, state: GameState): Decision {
  if (isBattlePhase(state)) return refuse({ code: 'battles-already-run' });
  if (runningStorm(state) !== null) return refuse({ code: 'storm-running' });
  const running = whatRuns(state);
  if (running !== null) return refuse(running);
  if (pendingBattles(ctx, state).length === 0) return refuse({ code: 'no-battles' });
  return happened({ type: 'BattlesBegan', aggressors: stormOrder(state) });
}

/** Leaves the battle phase early. Refuses `battles-not-running`, or `battle-running` in the middle of one. */
export function decideEndBattles(ctx: Ctx, state: GameState): Decision {
  if (!isBattlePhase(state)) return refuse({ code: 'battles-not-running' });
  if (runningBattle(state) !== null) return refuse({ code: 'battle-running' });
  return happened({ type: 'BattlesEnded', unfought: pendingBattles(ctx, state).length });
}

/** @rules AH79 Questions and Answers B.7 · R-46 */
export function decideProposeNoLeader(ctx: Ctx, state: GameState, faction: FactionId, battleId: BattleId): Decision {
  const battle = runningBattle(state);
  const side = battle === null ? null : sideOf(battle, faction);
  if (battle === null || side === null || battle.id !== battleId) return refuse({ code: 'stale-prompt' });
  if (!mayProposeNoLeader(ctx, battle, side)) return refuse({ code: 'not-offered' });
  return happened({ type: 'NoLeaderProposed', battle: battle.id, faction });
}

/** What a legal answer to one of the battle's prompts makes happen. */
export function decideBattleAnswer(
  ctx: Ctx,
  state: GameState,
  prompt: BattlePrompt,
  value: AnswerValue,
  random: Random,
): Decision {
  if (prompt.kind === 'choose-battle') {
    return happened(battleChosen(state, must(prompt.battles[Number(value)], 'battle offered')));
  }
  const battle = must(runningBattle(state), 'running battle');
  const faction = prompt.asks;
  switch (prompt.kind) {
    case 'voice':
    case 'prescience':
      return happened(probeUsed(battle, prompt.kind, must(probeAt(ctx, state, battle, prompt.kind), 'probe'), value));
    case 'see-plan':
      return happened(...lookDecided(battle, must(lookerAt(ctx, state, battle), 'who looks'), value));
    case 'show-element':
      return happened({
        type: 'ElementShown',
        battle: battle.id,
        faction,
        to: prompt.to,
        shown: shownElement(prompt.element, value),
      });
    case 'announce-no-leader':
      return happened({ type: 'LeaderAnnounced', battle: battle.id, faction, leaderless: value === 'none' });
    case 'consent-no-leader':
      return happened({
        type: 'NoLeaderAnswered',
        battle: battle.id,
        faction: prompt.proposer,
        agreed: value === true,
      });
    case 'battle-plan':
      return happened({
        type: 'PlanCommitted',
        battle: battle.id,
        faction,
        plan: must(asBattlePlan(value), 'battle plan'),
      });
    case 'choose-losses':
      return happened(...lossesChosen(state, battle, faction, asRecord(value)));
    case 'keep-cards':
      return happened(...cardsSettled(battle, faction, asRecord(value)));
    case 'capture':
      return happened(...captureAnswered(state, battle, prompt, value, random));
    case 'captive':
      return happened(...captiveAnswered(battle, prompt, value));
    case 'battle-done':
      return happened({ type: 'BattleDone', battle: battle.id, faction });
    default:
      return assertNever(prompt);
  }
}

/** Takes a sealed plan back to change it; after the reveal there is nothing to take back. */
export function decideWithdrawPlan(battle: BattleActivity | null, faction: FactionId): Decision {
  if (battle === null || battle.rung !== 'plans') return refuse({ code: 'nothing-to-withdraw' });
  // What was seen whole is final.
  if (seenBy(battle, faction) !== null) return refuse({ code: 'nothing-to-withdraw' });
  return happened({ type: 'PlanWithdrawn', battle: battle.id, faction, because: 'own-wish' });
}
