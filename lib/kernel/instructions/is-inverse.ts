import { sameAnswer } from '../../core/answer.ts';
import type { HandMove } from '../../model/instructions.ts';
import { inverseActionOf } from '../registry.ts';

/** Whether a hand move puts back exactly what an earlier one moved. */
export function isInverseAction(move: HandMove, earlier: HandMove): boolean {
  const back = inverseActionOf(earlier);
  return back !== null && sameAnswer({ ...back }, { ...move });
}
