import type { AnswerValue } from '../../core/answer.ts';
import { contains, type Grammar, oneOf } from '../../core/grammar.ts';
import { select } from '../../core/track-reads.ts';
import type { Feature } from '../../kernel/feature.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { createPrompt } from '../../model/create-prompt.ts';
import { type Decision, accepted } from '../../model/decision.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import { stormOrder } from '../../model/selectors.ts';
import type { Prompt } from '../../model/prompts.ts';
import { findActivity, topActivity } from '../../model/stack.ts';
import { standingOrderOf } from '../../model/standing-orders.ts';
import type { GameState } from '../../model/state.ts';
import { memoizeByReads } from '../../model/memoize-by-reads.ts';
import { moveAnswers, moveQuestion, withWord } from '../movement/events.ts';
import { leaderAsked } from '../revival/events.ts';
import { placeForces, removeForces } from '../../pieces/groups.ts';
import { bookedIn, shipAnswers, shipmentMade, shipQuestion } from '../shipment/events.ts';
import type { OwnTurnActivity, PreparedPlan, ShipAndMoveContract } from './contract.ts';
import { nothingShipped, ownTurnBegan } from './advance.ts';
import { movedBy, stepOf } from './step-uses.ts';
import { canActNow, nextToAct } from './turn-order.ts';
import { sharedBy } from './sharing.ts';
import { hasBegun } from './steps.ts';

const offersNow = (ctx: Ctx, state: GameState): readonly Prompt[] =>
  canActNow(ctx, state).map((faction) =>
    createPrompt(
      state,
      { kind: 'act-now' },
      {
        faction,
        about: `turn-${state.turn}-${findActivity(state, 'own-turn')?.faction ?? 'first'}`,
        answers: oneOf(true),
      },
    ),
  );

/** What the turn asks its owner; and before its first step is recorded, what it offers factions that act when they wish. */
export function asksInTurn(ctx: Ctx, state: GameState, turn: OwnTurnActivity): readonly Prompt[] {
  const { faction, step, movesLeft, done, arrival } = turn;
  // While the table is held nothing goes on by itself: what was done is answered first, and nobody moves once more.
  if (arrival !== null || (step === 'move' && movesLeft === 0)) return [];
  switch (step) {
    case 'ship': {
      const question = shipQuestion(ctx, state, faction);
      return [
        createPrompt(state, question, {
          faction,
          about: `turn-${state.turn}-${done.length}`,
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
          about: `turn-${state.turn}-${done.length}-${movesLeft}`,
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

/** What a faction has laid out for its turn. */
export const preparedBy = (state: GameState, faction: FactionId): PreparedPlan | null => {
  const order = select(state, laidOutBy, faction);
  return order === null ? null : { shipment: order.shipment, movement: order.movement };
};
const laidOutBy = ({ standingOrders }: GameState, faction: FactionId) =>
  standingOrderOf(standingOrders, faction, 'prepared-turn');

/** Everybody whose turn is still to come may lay it out, on the board as it is. */
export function preparing(ctx: Ctx, state: GameState): readonly Prompt[] {
  const phase = findActivity(state, 'ship-and-move');
  if (phase?.isOpen !== true) return [];
  const acting = findActivity(state, 'own-turn')?.faction ?? null;
  const waiting = stormOrder(state).filter((faction) => faction !== acting && !phase.done.includes(faction));
  return waiting.flatMap((faction) => {
    // Each is asked anew once it is answered, and the other stays open where it is.
    const about = (said: keyof PreparedPlan): string =>
      `turn-${state.turn}-${phase.laidOut.filter((one) => one.faction === faction && one.said === said).length + 1}`;
    const { ship, move } = memoizeByReads(state, `laid out by ${faction}`, (now) => toLayOut(ctx, now, faction));
    return [
      createPrompt(
        state,
        { ...ship.question, kind: 'prepare-shipment' },
        { faction, about: about('shipment'), answers: ship.answers },
      ),
      createPrompt(
        state,
        { ...move.question, kind: 'prepare-move' },
        { faction, about: about('movement'), answers: move.answers },
      ),
    ];
  });
}

/** What may be shipped on the board as it is, and moved once what was laid out has been shipped. */
function toLayOut(ctx: Ctx, state: GameState, faction: FactionId) {
  const question = shipQuestion(ctx, state, faction);
  const answers = shipAnswers(ctx, state, faction, question);
  const landed = afterShipment(ctx, state, faction, answers);
  return {
    ship: { question, answers },
    move: {
      question: moveQuestion(ctx, landed, faction, { left: 1, ...sharedBy(ctx, landed, faction) }),
      answers: moveAnswers(ctx, landed, faction),
    },
  };
}

/** The board as it will be once the shipment that was laid out is made; as it is while that cannot go. */
function afterShipment(ctx: Ctx, state: GameState, faction: FactionId, ships: Grammar): GameState {
  const said = preparedBy(state, faction)?.shipment ?? 'none';
  const booked = said === 'none' || !contains(ships, said) ? null : bookedIn(ctx, state, faction, said);
  if (booked === null) return state;
  const { from, to, forces, booking } = booked;
  const gone = removeForces(state, faction, from);
  return to === null ? gone : placeForces(gone, faction, to, forces, booking.side);
}

/** A shipment answered in the faction's own turn. While the pause runs it waits for the end of that. */
export function shipped(ctx: Ctx, state: GameState, faction: FactionId, value: AnswerValue): Decision {
  const turn = topActivity(state);
  return turn?.kind === 'own-turn' && turn.pause !== null
    ? accepted({ type: 'StepHeld', faction, value })
    : shippedNow(ctx, state, faction, value);
}

/**
 * The pause before the first step is over: an answer that waited for it counts now, if it is still legal. A Karama may have
 * made a faction act in its place meanwhile that comes before this one.
 */
export function pauseIsOver(ctx: Ctx, state: GameState, { faction, held }: OwnTurnActivity): readonly GameEvent[] {
  const phase = findActivity(state, 'ship-and-move');
  const next = phase === null ? null : nextToAct(ctx, state, phase);
  if (next !== null && next !== faction) return [ownTurnBegan(next, false)];
  const opened: GameEvent = { type: 'TurnOpened', faction };
  if (held === null) return [opened];
  const question = shipQuestion(ctx, state, faction);
  const answers = shipOrPrepared(state, faction, shipAnswers(ctx, state, faction, question));
  const decision = contains(answers, held) ? shippedNow(ctx, state, faction, held) : null;
  return decision?.ok === true ? [opened, ...decision.events] : [opened];
}

/** A shipment, or the one that was laid out. */
function shippedNow(ctx: Ctx, state: GameState, faction: FactionId, value: AnswerValue): Decision {
  const asPrepared = value === PREPARED;
  const said = asPrepared ? (preparedBy(state, faction)?.shipment ?? 'none') : value;
  const goes = asPrepared ? [{ type: 'TurnGoesAsPrepared', faction } as const] : [];
  return said === 'none'
    ? accepted(...stepOf(state, faction, 'no-shipment', [...goes, nothingShipped(faction)]))
    : accepted(...stepOf(state, faction, 'shipment', [...goes, ...shipmentMade(ctx, state, faction, said)]));
}

/** A move said in one’s own turn. */
export const moved = (ctx: Ctx, state: GameState, faction: FactionId, value: AnswerValue): Decision =>
  accepted(...movedBy(ctx, state, faction, value));

/** What is answered beside one’s own turn. */
export const promptHandlers: Feature<ShipAndMoveContract>['prompts'] = {
  'act-now': {
    nonBlocking: 'optional',
    // The turn that has not begun yet comes after this one.
    onAnswer: (_ctx, state, { faction }) =>
      accepted(...stepOf(state, faction, 'out-of-turn', [ownTurnBegan(faction, true)])),
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
