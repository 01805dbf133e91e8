/**
 * The rules of undo for turns: which events are undone together with a step, an answer or the end of a turn, and how
 * long a player may undo a slip.
 */
import type { Feature, UndoHandler } from '../../kernel/feature.ts';
import { useUndone } from '../../kernel/events.ts';
import { USE_CANCELLED } from '../../kernel/windows/events.ts';
import { TRUTH_TOLD } from '../../cards/truthtrance/api.ts';
import { CARD_MOMENTS, SPICE_MOVED } from '../../pieces/steps.ts';
import { select } from '../../core/memoize-by-parts.ts';
import { type Decision, accepted, refused } from '../../model/decision.ts';
import type { FactionId } from '../../model/factions.ts';
import type { Done } from '../../model/shipping-types.ts';
import { findActivity, isStackEmpty, topActivityKind } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import type { UseId } from '../../model/use-id.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { DEFAULT_PAYEE } from '../../powers/payee.ts';
import { isOver } from '../../powers/undoable.ts';
import { REVIVAL_MADE } from '../revival/events.ts';
import { WORM_SUMMONED } from '../spice-blow/events.ts';
import type { ShipAndMoveContract, ShipAndMoveUndo } from './contract.ts';
import { turnOf } from './step-uses.ts';

/** Whether only turns to ship and move are running. */
const isQuiet = (state: GameState): boolean =>
  isStackEmpty(state) || ['own-turn', 'ship-and-move'].includes(topActivityKind(state) ?? '');

/** A step in another turn makes all earlier steps final. */
const OPEN: UndoHandler = {
  canBeUndone: true,
  settledBy: {
    // After this event the next faction may move one more group, and revive a leader.
    MoveGained: ({ faction }, { turn }) => turn !== turnOf(faction),
    [REVIVAL_MADE]: (_event, { turn }, { state }) => (findActivity(state, 'own-turn')?.id ?? turn) !== turn,
    [USE_CANCELLED]: ({ during }, { turn }) => during.startsWith('turn-of-') && during !== turn,
  },
};

/**
 * An owner can no longer undo a step that has shown the owner something, or has brought spice that the undo could not
 * return.
 */
const STEP: UndoHandler = {
  ...OPEN,
  sealedBy: {
    // If a seat knows that a faction takes its turn out of order, the seat can no longer undo its step.
    OwnTurnBegan: ({ outOfTurn }) => outOfTurn,
    [WORM_SUMMONED]: true,
    [TRUTH_TOLD]: true,
    [CARD_MOMENTS.discarded]: (_event, _use, { isOwn }) => isOwn,
    // If the payee has spent the spice, an undo would pay it back twice.
    [SPICE_MOVED]: ({ from, to }, { use }, { isOwn, state }) =>
      !isOwn && from !== to && select(state, payeesOf, use).some((payee) => payee === from),
  },
};

const payeesOf = ({ undo }: GameState, use: UseId) =>
  undo.recorded
    .filter((one) => one.use === use)
    .flatMap(({ event }) => (event.type === SPICE_MOVED && event.to !== DEFAULT_PAYEE ? [event.to] : []));

export const undo: Feature<ShipAndMoveContract>['undo'] = {
  shipment: STEP,
  move: STEP,
  'no-shipment': STEP,
  'no-move': STEP,
  'passed-by': { ...OPEN, followsEarlier: true },
  'turn-over': { ...OPEN, followsEarlier: true, mayBeUndone: isQuiet, asksAgain: true },
  // Each power is asked once.
  'arrival-answer': { ...OPEN, stays: ['ArrivalAsked'] },
  'first-answer': { ...OPEN, stays: ['BeforeShippingAsked'], asksAgain: true },
  'out-of-turn': { followsEarlier: true },
};

const STEPS: readonly ShipAndMoveUndo['kind'][] = ['shipment', 'move', 'no-shipment', 'no-move'];

/**
 * Returns the step that the owner of a turn may undo: the last step, or the decision to skip it; `null` if there is no
 * such step, or the step is final. A slip reopens a turn only once. Otherwise the owner could delay the table.
 */
function slipOf(ctx: Pick<Ctx, 'isUndoable'>, state: GameState, faction: FactionId) {
  const last = select(state, lastStep, faction);
  if (last === null || !isQuiet(state) || !ctx.isUndoable(state, last)) return null;
  const turn = turnOf(faction);
  return isOver(state, turn) && select(state, isReopened, turn) ? null : last;
}

const lastStep = ({ undo: { open } }: GameState, faction: FactionId): UseId | null => {
  const last = open.findLast(({ by, what }) => by === faction && STEPS.some((kind) => kind === what));
  return last === undefined || last.isSealed ? null : last.use;
};

/** Whether this turn was opened again. */
export const isReopened = ({ undo: { reopened } }: GameState, turn: string): boolean =>
  reopened.some((one) => one === turn);

/** Returns the kind of step that a faction may undo. */
export function mayTakeBack(ctx: Pick<Ctx, 'isUndoable'>, state: GameState, faction: FactionId): Done['kind'] | null {
  const slip = slipOf(ctx, state, faction);
  return slip === null ? null : select(state, kindOf, slip);
}

const kindOf = ({ undo: { open } }: GameState, use: UseId): Done['kind'] | null => {
  const what = open.find((one) => one.use === use)?.what;
  return what === 'shipment' || what === 'move' || what === 'no-shipment' || what === 'no-move' ? what : null;
};

/** Undoes the last step of a faction, and the steps that it skipped after that. Refuses `nothing-to-take-back`. */
export function decideUndoStep(ctx: Ctx, state: GameState, faction: FactionId): Decision {
  const slip = slipOf(ctx, state, faction);
  return slip === null ? refused({ code: 'nothing-to-take-back' }) : accepted(useUndone({ use: slip }, 'slip'));
}

/** Returns the skipped shipment of this turn if the faction has done nothing since; otherwise `null`. */
export const shipmentPassedBy = (state: GameState, faction: FactionId): UseId | null =>
  select(state, passedBy, turnOf(faction));

const passedBy = ({ undo: { open } }: GameState, turn: string): UseId | null => {
  const own = open.filter((one) => one.turn === turn);
  const passed = own.find(({ what }) => what === 'passed-by');
  return passed === undefined || own.some(({ what }) => STEPS.some((kind) => kind === what)) ? null : passed.use;
};
