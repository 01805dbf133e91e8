import { sameAnswer } from '../../core/answer.ts';
import type { PhysicalAction } from '../../model/instructions.ts';
import { inverseActionOf } from '../registry.ts';

/** Whether a hand move puts back exactly what an earlier one moved. */
export function isInverseAction(move: PhysicalAction, earlier: PhysicalAction): boolean {
  const back = inverseActionOf(earlier);
  return back !== null && sameAnswer({ ...back }, { ...move });
}
