/** Uses of seats. Each use contains the events that follow it. */
import type { EventOf } from '../model/events.ts';
import type { GameState, OpenUse, Position, UndoState } from '../model/state.ts';
import type { UndoHandler } from './handlers.ts';

export const NO_OPEN_USES: UndoState = {
  current: null,
  open: [],
  recorded: [],
  owners: [],
  begun: [],
  reopened: [],
  slip: null,
  isReplay: false,
};

/** Returns the undo state in which nothing can be undone. It keeps the record of the turns of the phase. */
export const settled = ({ begun, reopened, slip }: UndoState): UndoState => ({
  ...NO_OPEN_USES,
  begun,
  reopened,
  slip,
});

/** Returns the position to which an undo can return. */
export function positionOf({
  undo: _undo,
  knowledge: _knowledge,
  instructions: _instructions,
  ...position
}: GameState): Position {
  return position;
}

/**
 * Begins a use. A step of another turn makes all earlier uses final, unless it is automatic: a turn can be undone until
 * a player acts in the next.
 */
export function useBegan(
  state: GameState,
  { type: _, events, ...use }: EventOf<'UseBegan'>,
  { canBeUndone, followsEarlier }: UndoHandler,
): GameState {
  const { turn } = use;
  const isStep = turn !== null && use.answers === null;
  const isOtherTurn = (one: OpenUse): boolean => one.turn !== null && one.turn !== turn;
  const isSettling = turn !== null && followsEarlier !== true && state.undo.open.some(isOtherTurn);
  const undo = isSettling ? settled(state.undo) : state.undo;
  const isFirst = isStep && followsEarlier !== true && !undo.begun.includes(turn);
  const before = canBeUndone === true ? positionOf(state) : null;
  return {
    ...state,
    nextUse: state.nextUse + 1,
    undo: {
      ...undo,
      current: { use: use.use, left: events },
      open: [...undo.open, { ...use, before, since: undo.recorded.length, isSealed: false }],
      begun: isFirst ? [...undo.begun, turn] : undo.begun,
      slip: isStep ? null : undo.slip,
    },
  };
}

/** Records that the next events belong to a use that began earlier. */
export const useContinued = (state: GameState, { use, events }: EventOf<'UseContinued'>): GameState => ({
  ...state,
  undo: { ...state.undo, current: { use, left: events } },
});
