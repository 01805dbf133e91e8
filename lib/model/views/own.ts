import type { MergeOf } from '../contracts.ts';
import type { FactionId } from '../factions.ts';

/** What one faction alone may know: what everybody has, and what each feature shows it of its own. */
export type OwnView = CommonOwnView & MergeOf<'ownView'>;

/** What is a faction’s own, whatever is played. */
export interface CommonOwnView {
  readonly faction: FactionId;
  readonly raisedHand: boolean;
}
