/** The commands of an owner that make two tables differ. */
import type { FactionId } from '#engine';
import type { Move } from '../random-choice.ts';

export interface DivergingMoves {
  readonly owner: FactionId;
  readonly one: Move;
  /** `null` if nothing is sent at the second table. */
  readonly two: Move | null;
  /** The other audiences that may know the difference. */
  readonly alsoKnows?: readonly FactionId[];
}
