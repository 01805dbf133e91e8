/** What an owner does at one of two tables, and otherwise at the other. */
import type { FactionId } from '#engine';
import type { Move } from '../random-choice.ts';

export interface DivergingMoves {
  readonly owner: FactionId;
  readonly one: Move;
  /** `null` when nothing is sent at the second table. */
  readonly two: Move | null;
  /** Who else may know what differs. */
  readonly alsoKnows?: readonly FactionId[];
}
