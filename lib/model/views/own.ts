import type { MergeOf } from '../contracts.ts';
import type { TakeBackOffer } from '../machine/take-back.ts';
import type { FactionId } from '../factions.ts';

/** The own view of one faction, which no other audience sees: the common part, and the part of each feature. */
export type OwnView = CommonOwnView & MergeOf<'ownView'>;

/** The own view of the last act, and of the running poll about the act of another. */
export interface OwnTakeBack {
  /** How this player may take back the own last act; `null` without such an act. */
  readonly takeBack: TakeBackOffer | null;
  /** Whether this player agrees in the running poll. */
  readonly agreesToTakeBack: boolean;
}

/** The common part of a faction’s own view. */
export interface CommonOwnView extends OwnTakeBack {
  readonly faction: FactionId;
  readonly raisedHand: boolean;
}
