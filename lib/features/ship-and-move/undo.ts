/** What goes with the undo of a step, an answer or the end of a turn, and until when its owner may have slipped. */
import type { Feature, UndoHandler } from '../../kernel/feature.ts';
import { useUndone } from '../../kernel/events.ts';
import { USE_CANCELLED } from '../../kernel/windows/events.ts';
import { TRUTH_TOLD } from '../../cards/truthtrance/api.ts';
import { CARD_MOMENTS, SPICE_MOVED } from '../../pieces/steps.ts';
import { select } from '../../core/track-reads.ts';
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

/** Nothing goes on but turns to ship and move. */
const isQuiet = (state: GameState): boolean =>
  isStackEmpty(state) || ['own-turn', 'ship-and-move'].includes(topActivityKind(state) ?? '');

/** Once something is done in another turn, all that was done before stands for good. */
const OPEN: UndoHandler = {
  canBeUndone: true,
  settledBy: {
    // One more group of the next may move, and its leader may come back.
    MoveGained: ({ faction }, { turn }) => turn !== turnOf(faction),
    [REVIVAL_MADE]: (_event, { turn }, { state }) => (findActivity(state, 'own-turn')?.id ?? turn) !== turn,
    [USE_CANCELLED]: ({ during }, { turn }) => during.startsWith('turn-of-') && during !== turn,
  },
};

/** An owner can no longer undo a step that gave it knowledge or spice which the undo could not return. */
const STEP: UndoHandler = {
  ...OPEN,
  sealedBy: {
    // A seat that knows of an act out of turn undoes nothing.
    OwnTurnBegan: ({ outOfTurn }) => outOfTurn,
    [WORM_SUMMONED]: true,
    [TRUTH_TOLD]: true,
    [CARD_MOMENTS.discarded]: (_event, _use, { isOwn }) => isOwn,
    // The payee has spent the spice: an undo would pay it back twice.
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
 * What its owner may take back: the last thing that it did in its turn, or said that it does not; `null` where there is
 * nothing, or it stands for good. A turn that was opened again is not opened once more for a slip, or nobody could keep its
 * owner from holding the table up.
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

export const isReopened = ({ undo: { reopened } }: GameState, turn: string): boolean =>
  reopened.some((one) => one === turn);

/** Which kind of step its owner may take back. */
export function mayTakeBack(ctx: Pick<Ctx, 'isUndoable'>, state: GameState, faction: FactionId): Done['kind'] | null {
  const slip = slipOf(ctx, state, faction);
  return slip === null ? null : select(state, kindOf, slip);
}

const kindOf = ({ undo: { open } }: GameState, use: UseId): Done['kind'] | null => {
  const what = open.find((one) => one.use === use)?.what;
  return what === 'shipment' || what === 'move' || what === 'no-shipment' || what === 'no-move' ? what : null;
};

/** A faction takes its last step back, and what passed by after it. Refuses `nothing-to-take-back`. */
export function decideUndoStep(ctx: Ctx, state: GameState, faction: FactionId): Decision {
  const slip = slipOf(ctx, state, faction);
  return slip === null ? refused({ code: 'nothing-to-take-back' }) : accepted(useUndone({ use: slip }, 'slip'));
}

/** Nobody could be shipped in this turn, and its owner has done nothing since; `null` where it was otherwise. */
export const shipmentPassedBy = (state: GameState, faction: FactionId): UseId | null =>
  select(state, passedBy, turnOf(faction));

const passedBy = ({ undo: { open } }: GameState, turn: string): UseId | null => {
  const own = open.filter((one) => one.turn === turn);
  const passed = own.find(({ what }) => what === 'passed-by');
  return passed === undefined || own.some(({ what }) => STEPS.some((kind) => kind === what)) ? null : passed.use;
};
