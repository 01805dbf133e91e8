/** Uses begin: the events that follow belong to one of them. */
import type { EventOf } from '../model/events.ts';
import type { GameState, OpenUse, Position, UndoState } from '../model/state.ts';
import type { UndoHandler } from './handlers.ts';

export const NO_OPEN_USES: UndoState = { current: null, open: [], recorded: [], owners: [] };

/** Returns the position as an undo can return to it. */
export function positionOf({
  undo: _undo,
  knowledge: _knowledge,
  instructions: _instructions,
  ...position
}: GameState): Position {
  return position;
}

/**
 * A use begins. A step of another turn settles all that was done before it, unless it follows from that by itself: the
 * turn before is open as long as nobody has done anything in the next.
 */
export function useBegan(
  state: GameState,
  { type: _, events, ...use }: EventOf<'UseBegan'>,
  { canBeUndone, followsEarlier }: UndoHandler,
): GameState {
  const isOtherTurn = ({ turn }: OpenUse): boolean => turn !== null && turn !== use.turn;
  const isSettling = use.turn !== null && followsEarlier !== true && state.undo.open.some(isOtherTurn);
  const undo = isSettling ? NO_OPEN_USES : state.undo;
  const before = canBeUndone === true ? positionOf(state) : null;
  return {
    ...state,
    nextUse: state.nextUse + 1,
    undo: {
      ...undo,
      current: { use: use.use, left: events },
      open: [...undo.open, { ...use, before, since: undo.recorded.length }],
    },
  };
}

export const useContinued = (state: GameState, { use, events }: EventOf<'UseContinued'>): GameState => ({
  ...state,
  undo: { ...state.undo, current: { use, left: events } },
});
