import { assertNever } from '../../core/assert-never.ts';
import { choices, oneOf } from '../../core/grammar.ts';
import { createPrompt } from '../../model/create-prompt.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { openElement } from './face-up.ts';
import { fightingForces } from './api/fighting.ts';
import { planOf } from '../../model/plans.ts';
import { opponentIn, sideOf, sidesOf } from '../../model/selectors.ts';
import { parsePlanLeader } from '../../model/answers.ts';
import { mapPerPower } from '../../model/battle.ts';
import { hasCommitted } from '../../model/commitments.ts';
import type { FactionId } from '../../model/factions.ts';
import type { Prompt, PromptPayload } from '../../model/prompts.ts';
import type { GameState } from '../../model/state.ts';
import type { DialOption } from '../../model/strength.ts';
import { cardsToSettle, keepAnswers } from './aftermath.ts';
import { barredPlaces } from './barred.ts';
import type { BattleActivity, BattlePhaseActivity, BattleSide } from './contract.ts';
import { usesToCancel, mustAnnounce, stillBusy, won } from './advance.ts';
import { lossAnswers, lossMixes } from './losses.ts';
import { lookAnswers, lookerAt, seenBy, waitsToSee } from './plan-look.ts';
import { elementGrammar, planGrammar } from './plan.ts';
import { afterVictory, beforeBattles, beforePlans, fieldsAdded } from './run-steps.ts';
import { probeAnswers, probeAt, probeLeave } from './probes.ts';
import { battlesOf, isVoluntary } from './sites.ts';

/** Returns the prompt in which the aggressor chooses among several battles. */
export function asksAggressor(ctx: Ctx, state: GameState, phase: BattlePhaseActivity): readonly Prompt[] {
  const [aggressor] = phase.aggressors;
  // During a pause, powers that act before the first battle have not acted yet.
  if (aggressor === undefined || beforeBattles(ctx, state).length > 0) return [];
  const battles = battlesOf(ctx, state, aggressor);
  // During a pause, a correction may leave no choice of a battle. The phase continues only after the pause.
  if (battles.length === 0) return [];
  const mayStop = battles.every((battle) => isVoluntary(ctx, state, battle));
  const numbers = battles.map((_, index) => index);
  const answers = mayStop ? oneOf('none', ...numbers) : oneOf(...numbers);
  return [
    createPrompt(
      state,
      { kind: 'choose-battle', battles, ...(mayStop ? { mayStop } : {}) },
      { faction: aggressor, about: `b${state.nextBattle}`, answers },
    ),
  ];
}

/** Returns the prompts of the current battle. */
export function activityPrompts(ctx: Ctx, state: GameState, battle: BattleActivity): readonly Prompt[] {
  // During a pause, the window about cancelling does not open yet.
  if (usesToCancel(ctx, state, battle).length > 0) return [];
  switch (battle.step) {
    case 'prescience':
      // During a pause, powers do not act before the plans yet.
      if (beforePlans(ctx, state, battle).length > 0) return [];
      return battle.prescience.state === 'standing'
        ? showPrompts(ctx, state, battle)
        : probePrompts(ctx, state, battle);
    case 'announcements':
      return mustAnnounce(ctx, state, battle).map((side) => announcePrompt(ctx, state, battle, side));
    case 'plans':
      return [
        ...lookPrompts(ctx, state, battle),
        ...sidesOf(battle)
          .filter(({ faction }) => !waitsToSee(battle, faction))
          .map((side) => planPrompt(ctx, state, battle, side)),
        ...consentPrompts(state, battle),
      ];
    case 'losses':
      return lossPrompts(ctx, state, battle);
    case 'cards':
      return cardPrompts(ctx, state, battle);
    case 'over':
      // During a pause, powers do not act after the victory yet.
      if (afterVictory(ctx, state, battle).length > 0) return [];
      return stillBusy(battle).map(({ faction }) =>
        createPrompt(
          state,
          { kind: 'battle-done', battle: battle.id },
          { faction, about: battle.id, answers: oneOf(true) },
        ),
      );
    case 'before-plans':
    case 'traitor-call':
    case 'resolution':
      return [];
    default:
      return assertNever(battle.step);
  }
}

function probePrompts(ctx: Ctx, state: GameState, battle: BattleActivity): readonly Prompt[] {
  const probe = probeAt(ctx, state, battle);
  if (probe === null || battle.prescience.state !== 'to-come') return [];
  const { by, target, servedSide: onBehalfOf } = probe;
  const leave = probeLeave(state, probe);
  const question: PromptPayload = {
    kind: 'prescience',
    battle: battle.id,
    of: by,
    target,
    onBehalfOf,
    leave: leave.leave,
  };
  const { faction: asks, owedBy } = leave;
  return [
    createPrompt(state, question, { faction: asks, owedBy, about: battle.id, answers: probeAnswers(probe, leave) }),
  ];
}

function showPrompts(ctx: Ctx, state: GameState, battle: BattleActivity): readonly Prompt[] {
  const { prescience } = battle;
  if (prescience.state !== 'standing') return [];
  const answers = elementGrammar(ctx, planGrammar(ctx, state, battle, prescience.target), prescience.order);
  const question: PromptPayload = {
    kind: 'show-element',
    battle: battle.id,
    element: prescience.order,
    to: prescience.serves,
  };
  return [createPrompt(state, question, { faction: prescience.target, about: battle.id, answers })];
}

/**
 * Returns the question about a free leader. The default depends on the legal plans: “none” if the side may have no
 * leader, “cheap hero” if it can only play a cheap hero, otherwise “leader”.
 */
function announcePrompt(ctx: Ctx, state: GameState, battle: BattleActivity, side: BattleSide): Prompt {
  const leaders = choices(planGrammar(ctx, state, battle, side.faction), 'leader', {}).map(parsePlanLeader);
  const isOffered = (kind: 'leader' | 'cheap-hero') => leaders.some((leader) => leader?.kind === kind);
  const answers = oneOf(
    ...(leaders.includes(null) ? ['none'] : []),
    ...(isOffered('leader') ? ['leader'] : isOffered('cheap-hero') ? ['cheap-hero'] : []),
  );
  return createPrompt(
    state,
    { kind: 'announce-no-leader', battle: battle.id },
    { faction: side.faction, about: battle.id, answers },
  );
}

function lookPrompts(ctx: Ctx, state: GameState, battle: BattleActivity): readonly Prompt[] {
  const looker = lookerAt(ctx, state, battle);
  if (looker === null) return [];
  const { by: asks, targets } = looker;
  const answers = lookAnswers(ctx, state, looker);
  return [
    createPrompt(state, { kind: 'see-plan', battle: battle.id, targets }, { faction: asks, about: battle.id, answers }),
  ];
}

function planPrompt(ctx: Ctx, state: GameState, battle: BattleActivity, side: BattleSide): Prompt {
  const { faction } = side;
  const opponent = opponentIn(battle, faction);
  const theirs = sideOf(battle, opponent)?.shown ?? null;
  const answers = planGrammar(ctx, state, battle, faction);
  const added = fieldsAdded(ctx, state, battle, faction);
  const question: PromptPayload = {
    kind: 'battle-plan',
    battle: battle.id,
    opponent,
    fighting: fightingForces(ctx, state, battle, faction),
    shown: side.shown?.element ?? null,
    seen: theirs?.to === faction ? openElement(theirs.element) : null,
    barred: barredPlaces(ctx, state, battle, side, answers),
    ...mapPerPower((field) => added[field]?.worth ?? null),
    seenBy: seenBy(battle, faction),
    mayProposeNoLeader: canProposeNoLeader(ctx, battle, side),
  };
  return createPrompt(state, question, {
    faction,
    about: battle.id,
    answers,
    sealed: hasCommitted(battle.plans, faction),
  });
}

/** Whether this side may ask to fight without a leader: by an option of 1979, and before it has sealed its plan. */
export const canProposeNoLeader = (ctx: Ctx, battle: BattleActivity, side: BattleSide): boolean =>
  ctx.rules.voluntaryNoLeader &&
  battle.step === 'plans' &&
  battle.noLeaderProposedBy === null &&
  !hasCommitted(battle.plans, side.faction) &&
  side.leaderless !== 'announced' &&
  side.leaderless !== 'agreed';

function consentPrompts(state: GameState, battle: BattleActivity): readonly Prompt[] {
  const proposer = battle.noLeaderProposedBy;
  if (proposer === null) return [];
  const question: PromptPayload = { kind: 'consent-no-leader', battle: battle.id, proposer };
  return [
    createPrompt(state, question, {
      faction: opponentIn(battle, proposer),
      about: `${battle.id}-${battle.noLeaderAsked}`,
      answers: oneOf(false, true),
    }),
  ];
}

function lossPrompts(ctx: Ctx, state: GameState, battle: BattleActivity): readonly Prompt[] {
  const { winner, outcome } = won(battle);
  const mixes = lossMixes(ctx, state, battle, outcome);
  const question: PromptPayload = { kind: 'choose-losses', battle: battle.id, ...dialledBy(battle, winner), mixes };
  const answers = lossAnswers(state, battle, winner, mixes);
  return [createPrompt(state, question, { faction: winner, about: battle.id, answers })];
}

function dialledBy(battle: BattleActivity, faction: FactionId): DialOption {
  const { dial, spice } = planOf(battle, faction);
  return { dial, spice };
}

function cardPrompts(ctx: Ctx, state: GameState, battle: BattleActivity): readonly Prompt[] {
  const { winner } = won(battle);
  const answers = keepAnswers(cardsToSettle(ctx, state, battle));
  return [
    createPrompt(state, { kind: 'keep-cards', battle: battle.id }, { faction: winner, about: battle.id, answers }),
  ];
}
