/** The steps of a turn as uses. Each step can be undone with everything that followed from it. */
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

/** Returns the id of a faction’s turn on the stack. */
export const turnOf = (faction: FactionId): OwnTurnId => `turn-of-${faction}`;

/** Returns a step of a turn as a use of its owner, or as an automatic step. */
export const stepOf = (
  state: GameState,
  faction: FactionId,
  what: ShipAndMoveUndo['kind'],
  events: readonly GameEvent[],
): readonly GameEvent[] => useOf(state, { what, by: faction, turn: turnOf(faction), answers: null }, events);

/** Returns a move as a use, or the decision not to move. */
export const movedBy = (ctx: Ctx, state: GameState, faction: FactionId, value: AnswerValue): readonly GameEvent[] =>
  value === 'stay'
    ? stepOf(state, faction, 'no-move', [{ type: 'NothingMoved', faction }])
    : stepOf(state, faction, 'move', moveMade(ctx, state, faction, value));

/** Returns the answer of a power to forces of the last step, as a use if the power answers. */
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

/** Returns the act of a power before the first shipment, as a use if the power acts. */
export function firstAnswerOf(state: GameState, power: Power, events: readonly GameEvent[]): readonly GameEvent[] {
  const asked: GameEvent = { type: 'BeforeShippingAsked', power: power.id };
  const { faction: by } = power;
  return events.length === 0 || by === null
    ? [asked, ...events]
    : useOf(state, { what: 'first-answer', by, turn: 'ship-and-move', answers: null }, [asked, ...events]);
}

/** Returns the last step of a turn as a use; `null` if it can no longer be undone. */
export const lastStepOf = ({ undo }: GameState, { id }: Pick<OwnTurnActivity, 'id'>) =>
  undo.open.findLast(({ turn, answers }) => turn === id && answers === null)?.use ?? null;
