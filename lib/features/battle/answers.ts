/** The answers to the battle's prompts. The grammar has already checked that they are legal. */
import { type AnswerValue, asRecord } from '../../core/answer.ts';
import { must } from '../../core/assert-never.ts';
import type { Feature } from '../../kernel/feature.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { type Decision, accepted, refused } from '../../model/decision.ts';
import { parseBattlePlan } from '../../model/answers.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import type { GameState } from '../../model/state.ts';
import { cardsSettled } from './aftermath.ts';
import { running } from './changes.ts';
import type { BattleActivity, BattleContract } from './contract.ts';
import { battleChosen } from './advance.ts';
import { lossesChosen } from './losses.ts';
import { lookDecided, lookerAt, seenBy } from './plan-look.ts';
import { shownElement } from './plan.ts';
import { probeAt, probeUsed } from './probes.ts';

/** The handlers of the answers to the battle's prompts. */
export const promptHandlers: Feature<BattleContract>['prompts'] = {
  'choose-battle': {
    canBeTakenBack: true,
    onAnswer: (ctx, state, { battles, faction }, value) =>
      accepted(
        value === 'none'
          ? { type: 'AggressorDone', faction }
          : battleChosen(ctx, state, must(battles[Number(value)], 'battle offered')),
      ),
  },
  prescience: { onAnswer: (ctx, state, _prompt, value) => accepted(probed(ctx, state, value)) },
  'see-plan': {
    onAnswer: (ctx, state, _prompt, value) => {
      const battle = running(state);
      return accepted(...lookDecided(battle, must(lookerAt(ctx, state, battle), 'who looks'), value));
    },
  },
  'show-element': {
    onAnswer: (_ctx, _state, { battle, faction, to, element }, value) =>
      accepted({ type: 'ElementShown', battle, faction, to, shown: shownElement(element, value) }),
  },
  'announce-no-leader': {
    onAnswer: (_ctx, _state, { battle, faction }, value) =>
      accepted({ type: 'LeaderAnnounced', battle, faction, leaderless: value === 'none' }),
  },
  'consent-no-leader': {
    onAnswer: (_ctx, _state, { battle, proposer: faction }, value) =>
      accepted({ type: 'NoLeaderAnswered', battle, faction, agreed: value === true }),
  },
  'battle-plan': {
    onAnswer: (_ctx, _state, { battle, faction }, value) =>
      accepted({ type: 'PlanCommitted', battle, faction, plan: must(parseBattlePlan(value), 'battle plan') }),
    onWithdraw: (_ctx, state, { faction }) => decideWithdrawPlan(running(state), faction),
  },
  'choose-losses': {
    canBeTakenBack: true,
    onAnswer: (_ctx, state, { faction }, value) =>
      accepted(...lossesChosen(state, running(state), faction, asRecord(value))),
  },
  'keep-cards': {
    onAnswer: (ctx, state, { faction }, value) =>
      accepted(...cardsSettled(ctx, state, running(state), faction, asRecord(value))),
  },
  'battle-done': {
    onAnswer: (_ctx, _state, { battle, faction }) => accepted({ type: 'BattleDone', battle, faction }),
  },
};

function probed(ctx: Ctx, state: GameState, value: AnswerValue): GameEvent {
  const battle = running(state);
  return probeUsed(battle, must(probeAt(ctx, state, battle), 'probe'), value);
}

/** Withdraws a sealed plan, so that its owner can change it. Refuses after the reveal. */
function decideWithdrawPlan(battle: BattleActivity, faction: FactionId): Decision {
  if (battle.step !== 'plans') return refused({ code: 'nothing-to-withdraw' });
  // A plan is final when another faction has seen all of it.
  if (seenBy(battle, faction) !== null) return refused({ code: 'nothing-to-withdraw' });
  return accepted({ type: 'PlanWithdrawn', battle: battle.id, faction, because: 'own-wish' });
}
