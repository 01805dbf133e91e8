/** Steps of a turn as uses: each can be undone with all that followed from it. */
import type { AnswerValue } from '../../core/answer.ts';
import { useOf } from '../../kernel/events.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import type { OwnTurnId } from '../../model/shipping-types.ts';
import type { GameState } from '../../model/state.ts';
import type { Ctx } from '../../powers/ctx.ts';
import type { Power } from '../../powers/power.ts';
import { moveMade } from '../movement/events.ts';
import type { OwnTurnActivity, ShipAndMoveUndo } from './contract.ts';
import type { ArrivalAnswer } from './follows-arrival.ts';

/** The name of a faction’s turn on the stack. */
export const turnOf = (faction: FactionId): OwnTurnId => `turn-of-${faction}`;

/** A step of a turn, by its owner or by itself. */
export const stepOf = (
  state: GameState,
  faction: FactionId,
  what: ShipAndMoveUndo['kind'],
  events: readonly GameEvent[],
): readonly GameEvent[] => useOf(state, { what, by: faction, turn: turnOf(faction), answers: null }, events);

/** A move that was answered, or the word that nobody moves. */
export const movedBy = (ctx: Ctx, state: GameState, faction: FactionId, value: AnswerValue): readonly GameEvent[] =>
  value === 'stay'
    ? stepOf(state, faction, 'no-move', [{ type: 'NothingMoved', faction }])
    : stepOf(state, faction, 'move', moveMade(ctx, state, faction, value));

/** A power is asked about forces that came with the last step of the turn; it is a use where the power has an answer. */
export function answerOf(
  state: GameState,
  turn: OwnTurnActivity,
  { id, faction, events }: ArrivalAnswer,
): readonly GameEvent[] {
  const asked: GameEvent = { type: 'ArrivalAsked', faction: turn.faction, power: id };
  if (events.length === 0) return [asked];
  const answers = lastStepOf(state, turn);
  return useOf(state, { what: 'arrival-answer', by: faction, turn: turn.id, answers }, [asked, ...events]);
}

/** A power has its say before the first shipment; it is a use where it has one. */
export function firstAnswerOf(state: GameState, power: Power, events: readonly GameEvent[]): readonly GameEvent[] {
  const asked: GameEvent = { type: 'BeforeShippingAsked', power: power.id };
  const { faction: by } = power;
  return events.length === 0 || by === null
    ? [asked, ...events]
    : useOf(state, { what: 'first-answer', by, turn: 'ship-and-move', answers: null }, [asked, ...events]);
}

const lastStepOf = ({ undo }: GameState, { id }: OwnTurnActivity) =>
  undo.open.findLast(({ turn, answers }) => turn === id && answers === null)?.use ?? null;
