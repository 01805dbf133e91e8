/**
 * The course of shipment and movement: first powers that act before the first shipment, then turn by turn with pauses.
 */
import { flipLoneAdvisors } from '../../pieces/advisors.ts';
import { contains } from '../../core/grammar.ts';
import { useUndone } from '../../kernel/events.ts';
import type { Environment } from '../../kernel/feature.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { offerToCancel, cancellableUses } from '../../pieces/karama.ts';
import { usesToOffer, NOTHING_CANCELLED } from '../../powers/cancelling.ts';
import { grantedPowers } from '../../powers/in-force.ts';
import { isHeldInPlace, isKeptFromMoving, stacksFreeToLeave } from '../../pieces/orders.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import type { Round } from '../../model/phases.ts';
import { findActivity } from '../../model/stack.ts';
import { standingOrderOf } from '../../model/standing-orders.ts';
import type { GameState } from '../../model/state.ts';
import { shortWindowMs } from '../../model/windows.ts';
import { moveAnswers } from '../movement/events.ts';
import { canReviveAfterMove, canReviveFreely } from '../revival/events.ts';
import { canShip, comesWithMoves } from '../shipment/events.ts';
import type { OwnTurnActivity, ShipAndMoveActivity } from './contract.ts';
import { firstActOf, opensBy } from './begin.ts';
import { caughtAtOnce } from './caught.ts';
import { answersInOrder } from './follows-arrival.ts';
import { canActNow, nextToAct, stillToAct } from './turn-order.ts';
import { mustLeave } from './sharing.ts';
import { answerOf, firstAnswerOf, movedBy, stepOf } from './step-uses.ts';
import { hasBegun } from './steps.ts';
import { shipmentPassedBy } from './undo.ts';

/**
 * Returns the events of the phase up to the next decision of a player: acts of powers before the first shipment, then
 * each faction's turn.
 */
export function advance(
  ctx: Ctx,
  state: GameState,
  phase: ShipAndMoveActivity,
  moment: Environment,
): readonly GameEvent[] {
  if (!phase.isOpen) return opening(ctx, state, phase, moment);
  const next = nextToAct(ctx, state, phase);
  return next === null
    ? [...afterLastTurn(ctx, state, phase), { type: 'ShippingEnded', byModerator: false }]
    : [ownTurnBegan(ctx, state, next, false)];
}

/**
 * Returns the opening of the phase: a window about powers with which a faction looks at something, before the shipments
 * or in one edition before the moves, and then the acts of the powers.
 */
function opening(
  ctx: Ctx,
  state: GameState,
  phase: ShipAndMoveActivity,
  { at, random }: Environment,
): readonly GameEvent[] {
  const { round } = phase;
  const acts = looksIn(ctx, round) ? usesToOffer(ctx, state, phase, ['before-shipments']) : [];
  if (acts.length > 0)
    return offerToCancel(ctx, state, phase.id, acts, at, {
      time: shortWindowMs(state.questionTime.time),
    });
  const power = opensBy(ctx, state, round).find(({ id }) => !phase.offered.includes(id));
  return power === undefined
    ? [{ type: 'ShippingOpened' }]
    : firstAnswerOf(state, power, firstActOf(power, round)?.({ ...ctx, state, random }) ?? []);
}

/** Whether the next spice card is seen before the first turn of this round. */
const looksIn = ({ rules }: Ctx, round: Round): boolean =>
  (round === 'moves') === (rules.nextSpiceCardSeen === 'before-moves');

/** Whether a Karama can cancel a power before the first turn of the round, so that a window asks the table. */
export const isCancellableFirst = (ctx: Ctx, state: GameState, round: Round): boolean =>
  looksIn(ctx, round) &&
  cancellableUses(ctx, state, usesToOffer(ctx, state, NOTHING_CANCELLED, ['before-shipments'])).length > 0;

/** Creates the event that begins one faction's turn. */
export const ownTurnBegan = (ctx: Ctx, state: GameState, faction: FactionId, outOfTurn: boolean): GameEvent => ({
  type: 'OwnTurnBegan',
  faction,
  outOfTurn,
  ...(hasReservesToBring(ctx, state, faction) ? { bringsReserves: true } : {}),
});

/** Whether a faction brings its reserves in its turn of the round of moves. */
const hasReservesToBring = (ctx: Ctx, state: GameState, faction: FactionId): boolean =>
  findActivity(state, 'ship-and-move')?.round === 'moves' && comesWithMoves(ctx, state, faction);

const paused = ({ rules }: Ctx, at: number): GameEvent => ({
  type: 'ShippingPaused',
  opened: at,
  deadline: at + rules.outOfTurnPause,
});

/** Returns the next events of one faction’s turn. */
export function turnGoesOn(
  ctx: Ctx,
  state: GameState,
  turn: OwnTurnActivity,
  { at }: Environment,
): readonly GameEvent[] {
  if (turn.isCaught) return caughtAtOnce(ctx, state, turn);
  if (turn.arrival !== null) return answered(ctx, state, turn);
  const alone = flipLoneAdvisors(ctx, state);
  if (alone.length > 0) return alone;
  switch (turn.step) {
    case 'ship': {
      if (turn.pause !== null) return [];
      const ships = canShip(ctx, state, turn.faction);
      // All know that such a faction ships nothing in this round, so no pause asks it for a first step.
      const isIdle = !ships && turn.round === 'shipments' && comesWithMoves(ctx, state, turn.faction);
      if (!isIdle && mayOthersGoFirst(ctx, state, turn)) return [paused(ctx, at)];
      return ships ? [] : stepOf(state, turn.faction, 'passed-by', [{ type: 'NobodyToShip', faction: turn.faction }]);
    }
    case 'move':
      return shipsAfterAll(ctx, state, turn) ?? moving(ctx, state, turn);
    case 'leaders':
      return (
        shipsAfterAll(ctx, state, turn) ??
        (canBringBack(ctx, state, turn) ? [] : [{ type: 'OwnTurnOver', faction: turn.faction }])
      );
    case 'over':
      return turn.hasRevived && canReviveFreely(ctx, state, turn.faction)
        ? [{ type: 'LeadersAwaited', faction: turn.faction }]
        : turnEnds(ctx, state, turn);
  }
}

/**
 * Whether a faction that acts out of turn may still go before this turn. All know that a held faction does nothing, so
 * no pause asks it for a first step.
 */
const mayOthersGoFirst = (ctx: Ctx, state: GameState, turn: OwnTurnActivity): boolean =>
  !turn.isOpen &&
  !hasBegun(state, turn) &&
  !isHeldInPlace(ctx, state, turn.faction) &&
  canActNow(ctx, state).length > 0;

/**
 * Returns the event that lets a faction ship after all. The faction's shipment was skipped because it had no forces,
 * and then a card revived some. The faction must not have moved since. If the faction also had no forces to move, it
 * must not have revived a leader. Otherwise returns `null`.
 * @rules AH79 IX.C.1.a, IX.D.4 · GF9-2019 Phase 6
 */
function shipsAfterAll(ctx: Ctx, state: GameState, { faction }: OwnTurnActivity): readonly GameEvent[] | null {
  const passed = canShip(ctx, state, faction) ? shipmentPassedBy(state, faction) : null;
  return passed === null ? null : [useUndone({ use: passed }, 'goes-on')];
}

/** Returns the event that asks the next power about arrived forces. Each power is asked once. */
function answered(ctx: Ctx, state: GameState, turn: OwnTurnActivity): readonly GameEvent[] {
  const { arrival, faction } = turn;
  if (arrival === null) return [];
  const power = answersInOrder(ctx, state, arrival).find(({ id }) => !turn.offered.includes(id));
  return power === undefined ? [{ type: 'ArrivalAnswered', faction }] : answerOf(state, turn, power);
}

/** Creates the event that a faction ships nothing. */
export const nothingShipped = (faction: FactionId): GameEvent => ({ type: 'NothingShipped', faction });

/**
 * Whether a leader can be revived now. Each turn allows one leader, even if the turn comes to this step again. A power
 * may grant more leaders.
 * @rules AH79 IX.D.1
 */
const canBringBack = (ctx: Ctx, state: GameState, { faction, hasRevived }: OwnTurnActivity): boolean =>
  canReviveFreely(ctx, state, faction) || (!hasRevived && canReviveAfterMove(ctx, state, faction));

/**
 * Returns the events of the move. A faction without forces on the board does not move. A prepared move is made if it is
 * still possible.
 */
function moving(ctx: Ctx, state: GameState, turn: OwnTurnActivity): readonly GameEvent[] {
  const { faction, movesLeft, asPrepared } = turn;
  if (movesLeft === 0) return [{ type: canBringBack(ctx, state, turn) ? 'LeadersAwaited' : 'OwnTurnOver', faction }];
  const canMove = stacksFreeToLeave(ctx, state, faction).length > 0 && !isKeptFromMoving(ctx, state, faction);
  if (!canMove) return [{ type: 'NobodyToMove', faction }];
  if (!asPrepared) return [];
  const plan = standingOrderOf(state.standingOrders, faction, 'prepared-turn')?.movement ?? null;
  if (plan === null || !contains(moveAnswers(ctx, state, faction), plan))
    return [{ type: 'PreparationDropped', faction }];
  return movedBy(ctx, state, faction, plan);
}

/**
 * Returns the events at the end of the turn. If the faction had to leave a place that it shares with an ally, but
 * stayed, it loses its forces there.
 */
const turnEnds = (ctx: Ctx, state: GameState, { faction }: OwnTurnActivity): readonly GameEvent[] =>
  stepOf(state, faction, 'turn-over', [...mustLeave(ctx, state, faction), { type: 'OwnTurnEnded', faction }]);

/**
 * Returns the events at the end of the phase for all remaining factions, in order. Each faction loses the forces that
 * it should have moved out of an ally’s place.
 */
export function allLeftBehind(ctx: Ctx, state: GameState, phase: ShipAndMoveActivity): readonly GameEvent[] {
  const acting = findActivity(state, 'own-turn')?.faction ?? null;
  const rest = stillToAct(ctx, state, phase).filter((faction) => faction !== acting);
  const order = acting === null ? rest : [acting, ...rest];
  return [
    ...order.flatMap((faction, index) => mustLeave(ctx, state, faction, [...phase.done, ...order.slice(0, index)])),
    ...afterLastTurn(ctx, state, phase),
  ];
}

/** Returns the events of powers when all factions have moved. */
const afterLastTurn = (ctx: Ctx, state: GameState, { round }: ShipAndMoveActivity): readonly GameEvent[] =>
  round === 'shipments' ? [] : grantedPowers(ctx, state).flatMap((power) => power.afterLastTurn?.({ state }) ?? []);
