/** The course of the battle phase: the aggressors, their battles, and the steps of each battle. */
import { strengthNow } from '../../pieces/leaders.ts';
import { assertNever, must } from '../../core/assert-never.ts';
import type { Environment } from '../../kernel/feature.ts';
import { flipLoneAdvisors } from '../../pieces/advisors.ts';
import { useStands } from '../../kernel/windows/events.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { fightingForces } from './api/fighting.ts';
import { offerToCancel } from '../../pieces/karama.ts';
import { surelyLed } from './leading.ts';
import { planOf } from '../../model/plans.ts';
import { sidesOf } from '../../model/selectors.ts';
import type { CancelPoint } from '../../powers/power.ts';
import { usesToOffer } from '../../powers/cancelling.ts';
import { openQuestions } from '../../cards/truthtrance/api.ts';
import type { AdvantageId } from '../../model/advantages.ts';
import type { BattleOutcome, BattlePlan, PendingBattle } from '../../model/battle.ts';
import { allCommitted } from '../../model/commitments.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import type { LeaderId } from '../../model/leaders.ts';
import { findActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import type { CancellableUse } from '../../model/windows.ts';
import { cardsToSettle, consequences } from './aftermath.ts';
import type { BattleActivity, BattlePhaseActivity, BattleSide } from './contract.ts';
import { forcedLosses, lossMixes } from './losses.ts';
import { lookAnswered, lookerAt } from './plan-look.ts';
import { addedToTotal, afterBattles, afterVictory, beforeBattles, beforePlans, outcomeByPowers } from './run-steps.ts';
import { probeAt, probeWaiting } from './probes.ts';
import { battleOutcome, type RevealedSide } from './resolution.ts';
import { aggressorsIn, battlesOf, isFoughtIn, isVoluntary, pendingBattles } from './sites.ts';
import { askedForTraitors, canAnyoneCallTraitor } from './traitor-calls.ts';

/**
 * Returns the next events of the phase. The aggressor fights its battles in any order. Then the next player to the
 * right fights all battles that are left.
 */
export function phaseGoesOn(ctx: Ctx, state: GameState, phase: BattlePhaseActivity): readonly GameEvent[] {
  const begun = beforeBattles(ctx, state);
  if (begun.length > 0) return begun;
  // An order before the first battle may name a faction that attacks nobody.
  const aggressor = phase.aggressors.find((faction) => aggressorsIn(ctx, state).includes(faction));
  if (aggressor === undefined) return afterLastAggressor(ctx, state);
  if (aggressor !== phase.aggressors[0])
    return [{ type: 'AggressorsOrdered', aggressors: attackersIn(ctx, state, phase) }];
  const battles = battlesOf(ctx, state, aggressor);
  const [only, ...more] = battles;
  if (only === undefined) return [{ type: 'AggressorDone', faction: aggressor }];
  return more.length === 0 && !isVoluntary(ctx, state, only) ? [battleChosen(ctx, state, only)] : [];
}

/**
 * Returns the events after the last aggressor. If a correction has given a battle to an earlier aggressor, the round
 * starts again.
 */
function afterLastAggressor(ctx: Ctx, state: GameState): readonly GameEvent[] {
  const left = pendingBattles(ctx, state);
  if (!left.every((battle) => isVoluntary(ctx, state, battle)))
    return [{ type: 'AggressorsOrdered', aggressors: aggressorsIn(ctx, state) }];
  const begun = afterBattles(ctx, state);
  return begun.length > 0 ? begun : [{ type: 'BattlesEnded', unfought: left.length }];
}

/** Returns the remaining aggressors without factions that attack nobody. */
const attackersIn = (ctx: Ctx, state: GameState, { aggressors }: BattlePhaseActivity): readonly FactionId[] => {
  const all = aggressorsIn(ctx, state);
  return aggressors.filter((faction) => all.includes(faction));
};

/** Returns the event that starts this battle. The aggressor comes first in `battle.factions`. */
export function battleChosen(ctx: Ctx, state: GameState, battle: PendingBattle): GameEvent {
  const [aggressor, defender] = battle.factions;
  const { territory, sectors } = battle;
  const stillCancelled = cancelledForPhase(ctx, state);
  return {
    type: 'BattleChosen',
    battle: `b${state.nextBattle}`,
    aggressor,
    defender,
    territory,
    sectors,
    ...(stillCancelled.length > 0 ? { stillCancelled } : {}),
  };
}

/** Returns the special forces' powers that a Karama cancelled in an earlier battle for the whole phase. @rules R-172 */
const cancelledForPhase = ({ rules, advantages }: Ctx, state: GameState): readonly AdvantageId[] =>
  rules.karamaOnSpecialForces === 'one-battle'
    ? []
    : advantages
        .filter(({ id, specialForces }) => specialForces !== undefined && cancelledBefore(state).includes(id))
        .map(({ id }) => id);

const cancelledBefore = (state: GameState): readonly AdvantageId[] =>
  findActivity(state, 'battle-phase')?.cancelledInPhase ?? [];

/** Returns the events of a battle up to the next decision of a player. */
export function advance(ctx: Ctx, state: GameState, battle: BattleActivity, { at }: Environment): readonly GameEvent[] {
  // After a correction of forces, storm or alliances, the battle may be impossible.
  if (isVoid(ctx, state, battle)) return [{ type: 'BattleEnded', battle: battle.id }];
  const acts = usesToCancel(ctx, state, battle);
  if (acts.length > 0) return offerToCancel(ctx, state, battle.id, acts, at);
  switch (battle.step) {
    case 'before-plans':
    case 'prescience': {
      const begun = beforePlans(ctx, state, battle);
      return begun.length > 0 ? begun : prescienceGoesOn(ctx, state, battle, at);
    }
    case 'announcements':
      return mustAnnounce(ctx, state, battle).length > 0 ? [] : [{ type: 'PlansOpened', battle: battle.id }];
    case 'plans':
      return revealWhenSealed(ctx, state, battle);
    case 'traitor-call':
      return canAnyoneCallTraitor(ctx, state, battle)
        ? [askedForTraitors(state, battle.id, at)]
        : [{ type: 'TraitorCallsResolved', battle: battle.id, calls: [] }];
    case 'resolution':
      return [...resolved(ctx, state, battle)];
    case 'losses':
      return takeLosses(ctx, state, battle);
    case 'cards':
      return settleCards(ctx, state, battle);
    case 'over':
      return overGoesOn(ctx, state, battle);
    default:
      return assertNever(battle.step);
  }
}

/**
 * Returns the moments of a battle at which powers may be cancelled. After the first cancelled dial power the dials are
 * settled.
 */
function momentsOf(ctx: Ctx, state: GameState, battle: BattleActivity): readonly CancelPoint[] {
  const { step, offered } = battle;
  if (step === 'before-plans' && offered.length === 0) return ['before-dials'];
  if (step === 'plans' && plansToReveal(ctx, state, battle) !== null) return ['before-reveal'];
  if (step === 'over') return ['after-victory'];
  return step === 'traitor-call' ? ['after-reveal'] : [];
}

/**
 * Returns the active powers that a window must ask about before the battle continues, without powers that are settled.
 */
export function usesToCancel(ctx: Ctx, state: GameState, battle: BattleActivity): readonly CancellableUse[] {
  const { settled, offered, cancelled } = battle;
  return usesToOffer(ctx, state, { settled: [...settled, ...offered], cancelled }, momentsOf(ctx, state, battle));
}

/** Whether a correction before the reveal has ended this battle: the two sides can no longer fight here. */
export const isVoid = (ctx: Ctx, state: GameState, battle: BattleActivity): boolean =>
  battle.revealed === null && !pendingBattles(ctx, state).some((pending) => isFoughtIn(battle, pending));

/**
 * Returns the sides that must say whether they have a leader: nobody else can be sure that one of their leaders is
 * free. The question itself is public.
 */
export const mustAnnounce = (ctx: Ctx, state: GameState, battle: BattleActivity): readonly BattleSide[] =>
  sidesOf(battle).filter(
    (side) => side.leaderless === 'not-asked' && !surelyLed(ctx, state, side.faction, battle.territory),
  );

/**
 * Returns the sides that have not yet confirmed that the board is right. The result stays on the pages until both sides
 * have confirmed.
 */
export const stillBusy = (battle: BattleActivity): readonly BattleSide[] =>
  sidesOf(battle).filter((side) => !battle.doneBy.includes(side.faction));

function prescienceGoesOn(ctx: Ctx, state: GameState, battle: BattleActivity, at: number): readonly GameEvent[] {
  if (battle.step === 'before-plans') return [{ type: 'PrescienceOpened', battle: battle.id }];
  const waiting = probeWaiting(battle);
  if (waiting !== null) {
    const { use, isForAlly } = waiting;
    return isForAlly && !ctx.rules.karamaCancelsAllyPowers
      ? [useStands(battle.id, use)]
      : offerToCancel(ctx, state, battle.id, [use], at);
  }
  if (battle.prescience.state === 'standing' || probeAt(ctx, state, battle) !== null) return [];
  return [{ type: 'PrescienceDeclined', battle: battle.id, by: null }];
}

function revealWhenSealed(ctx: Ctx, state: GameState, battle: BattleActivity): readonly GameEvent[] {
  const seen = lookAnswered(battle);
  if (seen.length > 0) return [...seen];
  const plans = plansToReveal(ctx, state, battle);
  return plans === null ? [] : [{ type: 'PlansRevealed', battle: battle.id, aggressor: plans[0], defender: plans[1] }];
}

/** Returns both plans as soon as both are sealed and no look or question comes before the reveal; otherwise `null`. */
function plansToReveal(ctx: Ctx, state: GameState, battle: BattleActivity): readonly [BattlePlan, BattlePlan] | null {
  const isAwaited = lookAnswered(battle).length > 0 || lookerAt(ctx, state, battle) !== null;
  if (isAwaited || openQuestions(state).length > 0) return null;
  return allCommitted(battle.plans, [battle.aggressor.faction, battle.defender.faction]);
}

function resolved(ctx: Ctx, state: GameState, battle: BattleActivity): readonly GameEvent[] {
  const [aggressor, defender] = sidesOf(battle);
  const outcome = outcomeByPowers(
    ctx,
    state,
    battle,
    battleOutcome({
      sides: [revealedSide(ctx, state, battle, aggressor), revealedSide(ctx, state, battle, defender)],
      calls: must(battle.calls, 'treachery resolved'),
      spiceThere: state.spiceOnBoard
        .filter((spice) => spice.territory === battle.territory)
        .reduce((sum, spice) => sum + spice.amount, 0),
      strengthOf: (leader) => strengthNow(ctx, state, leader),
      cardOf: ctx.cardOf,
      safe: safeFromStoneBurner(ctx, battle),
    }),
  );
  return [{ type: 'BattleResolved', battle: battle.id, outcome }, ...consequences(ctx, state, battle, outcome)];
}

/** Returns the leader that a Stone Burner does not kill in this battle. @rules Grand Dune "Stone Burner" */
const safeFromStoneBurner = ({ rules }: Ctx, { prescience }: BattleActivity): LeaderId | null =>
  prescience.state === 'cancelled' ? null : rules.safeFromStoneBurner;

function revealedSide(ctx: Ctx, state: GameState, battle: BattleActivity, { faction }: BattleSide): RevealedSide {
  const plan = planOf(battle, faction);
  return {
    faction,
    plan,
    forces: fightingForces(ctx, state, battle, faction),
    added: (isLeaderKilled) => addedToTotal(ctx, state, battle, faction, isLeaderKilled),
  };
}

function takeLosses(ctx: Ctx, state: GameState, battle: BattleActivity): readonly GameEvent[] {
  const { winner, outcome } = won(battle);
  const forced = forcedLosses(state, battle, winner, lossMixes(ctx, state, battle, outcome));
  return forced === null ? [] : [...forced];
}

function settleCards(ctx: Ctx, state: GameState, battle: BattleActivity): readonly GameEvent[] {
  if (cardsToSettle(ctx, state, battle).length > 0) return [];
  return [{ type: 'CardsSettled', battle: battle.id, faction: won(battle).winner, fates: [] }];
}

/** Runs the powers after a victory, and then asks both sides to confirm the board. */
function overGoesOn(ctx: Ctx, state: GameState, battle: BattleActivity): readonly GameEvent[] {
  const begun = afterVictory(ctx, state, battle);
  if (begun.length > 0) return begun;
  if (stillBusy(battle).length > 0) return [];
  return [...leftAlone(ctx, state), { type: 'BattleEnded', battle: battle.id }];
}

/**
 * Returns the events that turn lone advisors into fighters, if the edition turns them before the next turn.
 */
const leftAlone = (ctx: Ctx, state: GameState): readonly GameEvent[] =>
  ctx.rules.advisorsLeftByBattles === 'fighters-at-once' ? flipLoneAdvisors(ctx, state) : [];

/** Returns the winner and the outcome of a resolved battle. Throws if nobody won. */
export function won(battle: BattleActivity): { readonly winner: FactionId; readonly outcome: BattleOutcome } {
  const outcome = must(battle.outcome, 'outcome');
  return { winner: must(outcome.winner, 'winner'), outcome };
}
