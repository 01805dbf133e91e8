import type { FactionId } from '../../model/factions.ts';
import type { TurnPhase } from '../../model/phases.ts';

/** The other side of a payment to or from the own purse (the spice of a faction). */
export type PurseSide =
  | { readonly kind: 'bank' }
  | { readonly kind: 'board' }
  | { readonly kind: 'faction'; readonly faction: FactionId }
  /** The place in front of a shield, also the own one, where spice cannot be spent yet. */
  | { readonly kind: 'in-front-of'; readonly faction: FactionId }
  /** A pledge to an ally, or its return. */
  | { readonly kind: 'set-aside'; readonly ally: FactionId }
  /** The owner's new count. */
  | { readonly kind: 'counted' };

/** A change of a purse by this amount. For a new count without a known old value it is 0. */
export interface PurseChange {
  readonly side: PurseSide;
  readonly amount: number;
}

/** The changes of one purse in one phase. An uncounted value is `uncounted`. */
export interface PursePhase {
  readonly of: TurnPhase;
  /** The value before the first change. */
  readonly was: number | 'uncounted';
  /** The present value. */
  readonly is: number | 'uncounted';
  /** One change for each other side, in order. Payments to a side and payments from it are separate changes. */
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
