import { sameAnswer } from '../../core/answer.ts';
import type { HandMove } from '../../model/instructions.ts';
import { oppositeOf } from '../registry.ts';

/** Whether a hand move puts back exactly what an earlier one moved. */
export function undoes(move: HandMove, earlier: HandMove): boolean {
  const back = oppositeOf(earlier);
  return back !== null && sameAnswer({ ...back }, { ...move });
}
