/** The texts around the instructions of a checklist. */
import type { Instruction } from '#client';

/** The texts above the instructions, and the text without instructions. */
export const INSTRUCTIONS = {
  title: 'Now on the board',
  none: 'Nothing of yours is to be moved.',
  yourMoves: 'Your moves',
} as const;

/** The progress of another faction: `Fremen: 1 of 3 done` */
export function formatProgress(name: string, theirs: readonly Instruction[]): string {
  const done = theirs.filter((instruction) => instruction.done).length;
  return `${name}: ${done} of ${theirs.length} done`;
}
