import type { AnswerValue } from '../../core/answer.ts';
import { contains, type Grammar, oneOf } from '../../core/grammar.ts';
import { select } from '../../core/memoize-by-parts.ts';
import type { Feature } from '../../kernel/feature.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { createPrompt } from '../../model/create-prompt.ts';
import { type Decision, accepted } from '../../model/decision.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import type { Prompt } from '../../model/prompts.ts';
import { findActivity, topActivity } from '../../model/stack.ts';
import { standingOrderOf } from '../../model/standing-orders.ts';
import type { GameState } from '../../model/state.ts';
import { memoizeByReads } from '../../model/memoize-by-reads.ts';
import { moveAnswers, moveQuestion, withWord } from '../movement/events.ts';
import { leaderAsked } from '../revival/events.ts';
import { placeForces, removeForces } from '../../pieces/groups.ts';
import { isHeldInPlace } from '../../pieces/orders.ts';
import { bookedIn, canShip, comesWithMoves, shipAnswers, shipmentMade, shipQuestion } from '../shipment/events.ts';
import type { OwnTurnActivity, PreparedPlan, ShipAndMoveContract } from './contract.ts';
import { lossesAsked } from '../storm/events.ts';
import { nothingShipped, ownTurnBegan } from './advance.ts';
import { lossOnArrival } from './caught.ts';
import { movedBy, stepOf } from './step-uses.ts';
import { canActNow, nextToAct, shipmentOrder } from './turn-order.ts';
import { sharedBy } from './sharing.ts';
import { hasBegun, nameOfStep } from './steps.ts';

const isOnlyOfShipments = (state: GameState): boolean => findActivity(state, 'ship-and-move')?.round === 'shipments';

const offersNow = (ctx: Ctx, state: GameState): readonly Prompt[] =>
  canActNow(ctx, state).map((faction) =>
    createPrompt(
      state,
      { kind: 'act-now', ...(isOnlyOfShipments(state) ? { onlyShips: true } : {}) },
      {
        faction,
        about: `turn-${state.turn}-${findActivity(state, 'own-turn')?.faction ?? 'first'}`,
        answers: oneOf(true),
      },
    ),
  );

/**
 * Returns the prompts of a turn for its owner, and before its first step the offers to factions that may act out of
 * turn.
 */
export function asksInTurn(ctx: Ctx, state: GameState, turn: OwnTurnActivity): readonly Prompt[] {
  const { faction, step, movesLeft, done, arrival } = turn;
  if (turn.isCaught) {
    const loss = lossOnArrival(ctx, state, turn);
    return loss === null ? [] : [lossesAsked(state, turn.id, loss)];
  }
  // During a pause of the table no step is automatic. Seats still answer the last step, but no faction moves again.
  if (arrival !== null || (step === 'move' && movesLeft === 0)) return [];
  switch (step) {
    case 'ship': {
      const question = shipQuestion(ctx, state, faction);
      return [
        createPrompt(state, question, {
          faction,
          about: `turn-${state.turn}-${nameOfStep(state)}`,
          answers: shipOrPrepared(state, faction, shipAnswers(ctx, state, faction, question)),
          sealed: turn.held !== null,
        }),
        ...(hasBegun(state, turn) || done.length > 0 ? [] : offersNow(ctx, state)),
      ];
    }
    case 'move':
      return [
        createPrompt(state, moveQuestion(ctx, state, faction, { left: movesLeft, ...sharedBy(ctx, state, faction) }), {
          faction,
          about: `turn-${state.turn}-${nameOfStep(state)}-${movesLeft}`,
          answers: moveAnswers(ctx, state, faction),
        }),
      ];
    case 'leaders':
      return [leaderAsked(ctx, state, faction)];
    case 'over':
      return [];
  }
}

const PREPARED = 'as-prepared';

function shipOrPrepared(state: GameState, faction: FactionId, answers: Grammar): Grammar {
  const plan = preparedBy(state, faction)?.shipment ?? null;
  return withWord(answers, PREPARED, plan !== null && contains(answers, plan));
}

/** Returns a faction's prepared turn. */
export const preparedBy = (state: GameState, faction: FactionId): PreparedPlan | null => {
  const order = select(state, laidOutBy, faction);
  return order === null ? null : { shipment: order.shipment, movement: order.movement };
};
const laidOutBy = ({ standingOrders }: GameState, faction: FactionId) =>
  standingOrderOf(standingOrders, faction, 'prepared-turn');

/** Returns the prompts for preparing turns that are still to come, on the present board. */
export function preparing(ctx: Ctx, state: GameState): readonly Prompt[] {
  const phase = findActivity(state, 'ship-and-move');
  if (phase?.isOpen !== true) return [];
  const acting = findActivity(state, 'own-turn')?.faction ?? null;
  const isYetToShip = (faction: FactionId): boolean =>
    !phase.done.includes(faction) &&
    (phase.round === 'moves'
      ? comesWithMoves(ctx, state, faction)
      : !comesWithMoves(ctx, state, faction) || canShip(ctx, state, faction));
  const waiting = shipmentOrder(ctx, state).filter(
    (faction) =>
      faction !== acting &&
      (phase.round === 'shipments' || !phase.done.includes(faction)) &&
      !isHeldInPlace(ctx, state, faction),
  );
  return waiting.flatMap((faction) => {
    // A prompt gets a new name after its answer, and in another round. The other prompt stays open.
    const about = (said: keyof PreparedPlan): string =>
      `turn-${state.turn}-${phase.round === 'moves' ? 'moves-' : ''}${phase.laidOut.filter((one) => one.faction === faction && one.said === said).length + 1}`;
    const { ship, move } = memoizeByReads(state, `laid out by ${faction}`, (now) =>
      toLayOut(ctx, now, faction, isYetToShip(faction)),
    );
    return [
      ...(ship === null
        ? []
        : [
            createPrompt(
              state,
              { ...ship.question, kind: 'prepare-shipment' },
              { faction, about: about('shipment'), answers: ship.answers },
            ),
          ]),
      createPrompt(
        state,
        { ...move.question, kind: 'prepare-move' },
        { faction, about: about('movement'), answers: move.answers },
      ),
    ];
  });
}

/**
 * Returns the possible shipments on the present board, and the moves after the prepared shipment. A faction that does
 * not ship any more has no shipment to prepare.
 */
function toLayOut(ctx: Ctx, state: GameState, faction: FactionId, isYetToShip: boolean) {
  const ship = isYetToShip ? shipmentToLayOut(ctx, state, faction) : null;
  const landed = ship === null ? state : afterShipment(ctx, state, faction, ship.answers);
  return {
    ship,
    move: {
      question: moveQuestion(ctx, landed, faction, { left: 1, ...sharedBy(ctx, landed, faction) }),
      answers: moveAnswers(ctx, landed, faction),
    },
  };
}

function shipmentToLayOut(ctx: Ctx, state: GameState, faction: FactionId) {
  const question = shipQuestion(ctx, state, faction);
  return { question, answers: shipAnswers(ctx, state, faction, question) };
}

/** Returns the board after the prepared shipment. If that shipment is impossible, returns the present board. */
function afterShipment(ctx: Ctx, state: GameState, faction: FactionId, ships: Grammar): GameState {
  const said = preparedBy(state, faction)?.shipment ?? 'none';
  const booked = said === 'none' || !contains(ships, said) ? null : bookedIn(ctx, state, faction, said);
  if (booked === null) return state;
  const { from, to, forces, booking } = booked;
  const gone = removeForces(state, faction, from);
  return to === null ? gone : placeForces(gone, faction, to, forces, booking.side);
}

/** Returns the events of a shipment in the faction's own turn. During the pause the shipment waits. */
export function shipped(ctx: Ctx, state: GameState, faction: FactionId, value: AnswerValue): Decision {
  const turn = topActivity(state);
  return turn?.kind === 'own-turn' && turn.pause !== null
    ? accepted({ type: 'StepHeld', faction, value })
    : shippedNow(ctx, state, faction, value);
}

/**
 * Returns the events after the pause before the first step: a waiting answer counts now if it is still legal. Meanwhile
 * a Karama may have cancelled another faction's power to act out of turn. Then that faction may come first.
 */
export function pauseIsOver(ctx: Ctx, state: GameState, { faction, held }: OwnTurnActivity): readonly GameEvent[] {
  const phase = findActivity(state, 'ship-and-move');
  const next = phase === null ? null : nextToAct(ctx, state, phase);
  if (next !== null && next !== faction) return [ownTurnBegan(ctx, state, next, false)];
  const opened: GameEvent = { type: 'TurnOpened', faction };
  if (held === null) return [opened];
  const question = shipQuestion(ctx, state, faction);
  const answers = shipOrPrepared(state, faction, shipAnswers(ctx, state, faction, question));
  const decision = contains(answers, held) ? shippedNow(ctx, state, faction, held) : null;
  return decision?.ok === true ? [opened, ...decision.events] : [opened];
}

/** Returns the events of a shipment, or of the prepared shipment. */
function shippedNow(ctx: Ctx, state: GameState, faction: FactionId, value: AnswerValue): Decision {
  const asPrepared = value === PREPARED;
  const said = asPrepared ? (preparedBy(state, faction)?.shipment ?? 'none') : value;
  const goes = asPrepared ? [{ type: 'TurnGoesAsPrepared', faction } as const] : [];
  return said === 'none'
    ? accepted(...stepOf(state, faction, 'no-shipment', [...goes, nothingShipped(faction)]))
    : accepted(...stepOf(state, faction, 'shipment', [...goes, ...shipmentMade(ctx, state, faction, said)]));
}

/** Returns the events of a move in the own turn. */
export const moved = (ctx: Ctx, state: GameState, faction: FactionId, value: AnswerValue): Decision =>
  accepted(...movedBy(ctx, state, faction, value));

/** The handlers of answers outside the own turn. */
export const promptHandlers: Feature<ShipAndMoveContract>['prompts'] = {
  'act-now': {
    nonBlocking: 'optional',
    // If the turn of this prompt has not begun, the prompt for that turn follows the present one.
    onAnswer: (ctx, state, { faction }) =>
      accepted(...stepOf(state, faction, 'out-of-turn', [ownTurnBegan(ctx, state, faction, true)])),
  },
  'prepare-shipment': {
    nonBlocking: 'optional',
    onAnswer: (_ctx, state, { faction }, value) =>
      accepted({
        type: 'TurnPrepared',
        faction,
        plan: { shipment: value, movement: preparedBy(state, faction)?.movement ?? null },
        said: 'shipment',
      }),
  },
  'prepare-move': {
    nonBlocking: 'optional',
    onAnswer: (_ctx, state, { faction }, value) =>
      accepted({
        type: 'TurnPrepared',
        faction,
        plan: { shipment: preparedBy(state, faction)?.shipment ?? null, movement: value },
        said: 'movement',
      }),
  },
};
