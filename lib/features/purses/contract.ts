import type { FactionId } from '../../model/factions.ts';
import type { TurnPhase } from '../../model/phases.ts';

/** The other side of a payment to or from the own purse (the spice of a faction). */
export type PurseSide =
  | { readonly kind: 'bank' }
  | { readonly kind: 'board' }
  | { readonly kind: 'faction'; readonly faction: FactionId }
  /** The place in front of a shield, possibly the own shield, where spice cannot be spent yet. */
  | { readonly kind: 'in-front-of'; readonly faction: FactionId }
  /** A pledge to an ally, or its return. */
  | { readonly kind: 'set-aside'; readonly ally: FactionId }
  /** The owner has counted the spice again. */
  | { readonly kind: 'counted' };

/** A change of a purse by this amount. The amount is 0 for a new count if the old value is unknown. */
export interface PurseChange {
  readonly side: PurseSide;
  readonly amount: number;
}

/** The changes of one purse in one phase. A value that is not counted is `uncounted`. */
export interface PursePhase {
  readonly of: TurnPhase;
  /** The value before the first change. */
  readonly was: number | 'uncounted';
  /** The present value. */
  readonly is: number | 'uncounted';
  /** The changes in order, one for each other side. Payments to a side and payments from it are separate changes. */
  readonly changes: readonly PurseChange[];
}

/** The own view of this feature. */
export interface PursesOwnView {
  /** The last phase in which the faction's spice changed; `null` before the first change. */
  readonly purse: PursePhase | null;
}

/** The slice of this feature. Secret, like the purses. */
export interface PursesSlice {
  readonly purses: readonly (PursePhase & { readonly faction: FactionId })[];
}

/** The contract of purse changes. */
export interface PursesContract {
  readonly slice: PursesSlice;
  readonly ownView: PursesOwnView;
}
