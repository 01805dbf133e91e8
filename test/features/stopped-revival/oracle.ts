/** Stopped revivals by a second reading. @rules 003 VII.G.1 */
import type { FactionId, GameEvent, GameState } from '#engine';

/** Whether Tleilaxu has stopped the revival of this faction in this turn. */
export const isRevivalStopped = ({ stoppedRevivals, turn }: GameState, faction: FactionId): boolean =>
  stoppedRevivals.some((one) => one.faction === faction && one.turn === turn);

/** Whether Tleilaxu may stop the next revival of this faction: one that is still to come and is not stopped yet. */
export function isStoppable(state: GameState, faction: FactionId): boolean {
  const { turn, lastRevival: last, stack } = state;
  const isOver =
    last?.turn === turn &&
    (last.revived.some((one) => one.faction === faction) || !stack.some(({ kind }) => kind === 'revival'));
  const next = isOver ? turn + 1 : turn;
  return (
    faction !== 'tleilaxu' &&
    state.factions.some((own) => own.faction === faction) &&
    !state.stoppedRevivals.some((one) => one.faction === faction && one.turn === next)
  );
}

/** Returns the fault of a revival of forces that was stopped. */
export function invariant(before: GameState, event: GameEvent): readonly string[] {
  return event.type === 'RevivalMade' && event.count > 0 && isRevivalStopped(before, event.faction)
    ? [`revival: ${event.faction} was stopped`]
    : [];
}
