import type { FactionId } from '../../../model/factions.ts';
import type { SpiceCard } from '../../../model/spice-blow.ts';

/**
 * A faction looked at the top card of the spice deck. The card is `untold` if it is a physical card that only this
 * faction knows.
 */
export interface SpicePeekEvent {
  readonly type: 'SpiceCardSeen';
  readonly faction: FactionId;
  readonly card: SpiceCard | 'untold';
  /** Whether there are two spice decks. The faction looked at the deck of the first pile. */
  readonly ofFirstDeck?: true;
}

/** The log lines of this feature. */
export type SpicePeekLogFact =
  | { readonly code: 'spice-card-seen'; readonly faction: FactionId }
  | { readonly code: 'own-spice-card-seen'; readonly card: SpiceCard };

/** The physical action: look at the top card, and put it back. */
export interface SpicePeekMove {
  readonly kind: 'look-at-spice-card';
  readonly ofFirstDeck?: true;
}

/** The own view of this feature. */
export interface SpicePeekOwnView {
  /** The next card of Mentat’s spice deck, if this seat's faction has looked at it; otherwise `null`. */
  readonly nextSpiceCard: SpiceCard | null;
}

/** The contract of the look at the next spice card. */
export interface SpicePeekContract {
  readonly event: SpicePeekEvent;
  readonly logFact: SpicePeekLogFact;
  readonly action: SpicePeekMove;
  readonly ownView: SpicePeekOwnView;
}
