import { sameAnswer } from '../../core/answer.ts';
import type { PhysicalAction } from '../../model/instructions.ts';
import { inverseActionOf } from '../registry.ts';

/** Whether an action puts back exactly the pieces of an earlier action. */
export function isInverseAction(move: PhysicalAction, earlier: PhysicalAction): boolean {
  const back = inverseActionOf(earlier);
  return back !== null && sameAnswer({ ...back }, { ...move });
}
