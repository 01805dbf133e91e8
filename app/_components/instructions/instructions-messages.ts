/** What a list of hand moves says around the moves. */
import { formatCount, type Instruction } from '#client';

/** Above the moves, and where there are none. */
export const INSTRUCTIONS = {
  title: 'Now on the board',
  none: 'Nothing of yours is to be moved.',
  yourMoves: 'Your moves',
} as const;

/** How far another faction is: `Emperor has done 2 moves.`, `Fremen is doing theirs: 1 of 3.` */
export function formatProgress(name: string, theirs: readonly Instruction[]): string {
  const done = theirs.filter((instruction) => instruction.done).length;
  if (done === theirs.length) return `${name} has done ${formatCount(theirs.length, 'move')}.`;
  return `${name} is doing theirs: ${done} of ${theirs.length}.`;
}
