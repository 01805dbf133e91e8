import type { MergeOf } from '../contracts.ts';
import type { FactionId } from '../factions.ts';

/** The own view of one faction, which no other audience sees: the common part, and the part of each feature. */
export type OwnView = CommonOwnView & MergeOf<'ownView'>;

/** The common part of a faction’s own view. */
export interface CommonOwnView {
  readonly faction: FactionId;
  readonly raisedHand: boolean;
}
