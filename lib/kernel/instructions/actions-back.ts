import type { OwnedAction, PhysicalAction } from '../../model/instructions.ts';
import { inverseActionOf } from '../registry.ts';
import { isInverseAction } from './is-inverse.ts';

/**
 * Returns the inverse of physical actions, the newest first. Moves that already undid each other cancel out. `back`
 * returns the inverse of one move; `null` if players have nothing to undo.
 */
export const actionsBack = (
  moves: readonly OwnedAction[],
  back: (move: PhysicalAction) => PhysicalAction | null = inverseActionOf,
): readonly OwnedAction[] =>
  netted(moves)
    .reverse()
    .flatMap(({ owner, move }) => {
      const undoes = back(move);
      return undoes === null ? [] : [{ owner: whoGivesBack(owner, undoes), move: undoes }];
    });

/** The receiver of a piece has it now, so the receiver must return the piece. */
const whoGivesBack = (owner: OwnedAction['owner'], back: PhysicalAction): OwnedAction['owner'] =>
  'from' in back && typeof back.from === 'string' ? back.from : owner;

function netted(moves: readonly OwnedAction[]): OwnedAction[] {
  const left: OwnedAction[] = [];
  for (const { owner, move } of moves) {
    const undone = left.findIndex((earlier) => isInverseAction(move, earlier.move));
    if (undone < 0) left.push({ owner, move });
    else left.splice(undone, 1);
  }
  return left;
}
