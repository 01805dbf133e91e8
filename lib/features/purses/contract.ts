import type { FactionId } from '../../model/factions.ts';
import type { TurnPhase } from '../../model/phases.ts';

/** The other side of a change of one's purse. */
export type PurseSide =
  | { readonly kind: 'bank' }
  | { readonly kind: 'board' }
  | { readonly kind: 'faction'; readonly faction: FactionId }
  /** In front of somebody's shield, where it cannot be spent yet; perhaps of one's own. */
  | { readonly kind: 'in-front-of'; readonly faction: FactionId }
  /** Set aside for an ally, out of the purse and back into it. */
  | { readonly kind: 'set-aside'; readonly ally: FactionId }
  /** Counted anew by its owner. */
  | { readonly kind: 'counted' };

/** So much more, or less, lies in a purse; 0 where it was counted anew and nobody knows what it held before. */
export interface PurseChange {
  readonly side: PurseSide;
  readonly amount: number;
}

/** What became of one purse in one phase. What is not counted is `uncounted`. */
export interface PursePhase {
  readonly of: TurnPhase;
  /** What it held before the first change. */
  readonly was: number | 'uncounted';
  /** What it holds now. */
  readonly is: number | 'uncounted';
  /** One for each side, in the order in which they came; in and out are apart. */
  readonly changes: readonly PurseChange[];
}

/** What one faction sees of it. */
export interface PursesOwnView {
  /** The last phase in which its purse changed; `null` before there was one. */
  readonly purse: PursePhase | null;
}

/** What the state has of it. Secret, as the purses are. */
export interface PursesSlice {
  readonly purses: readonly (PursePhase & { readonly faction: FactionId })[];
}

/** What became of the purses, as the table knows it. */
export interface PursesContract {
  readonly slice: PursesSlice;
  readonly ownView: PursesOwnView;
}
