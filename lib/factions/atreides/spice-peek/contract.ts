import type { FactionId } from '../../../model/factions.ts';
import type { SpiceCard } from '../../../model/spice-blow.ts';

/** The card on top of the spice deck was looked at. `untold`: it is cardboard, and only who looked knows it. */
export interface SpicePeekEvent {
  readonly type: 'SpiceCardSeen';
  readonly faction: FactionId;
  readonly card: SpiceCard | 'untold';
}

/** What is told of it. */
export type SpicePeekLogFact =
  | { readonly code: 'spice-card-seen'; readonly faction: FactionId }
  | { readonly code: 'own-spice-card-seen'; readonly card: SpiceCard };

/** What hands do: look at the card on top, and lay it back. */
export interface SpicePeekMove {
  readonly kind: 'look-at-spice-card';
}

/** What one faction alone sees of it. */
export interface SpicePeekOwnView {
  /** The next card of Mentat’s spice deck, where this faction has looked at it; else `null`. */
  readonly nextSpiceCard: SpiceCard | null;
}

/** The look at the next spice card, as the table knows it. */
export interface SpicePeekContract {
  readonly event: SpicePeekEvent;
  readonly logFact: SpicePeekLogFact;
  readonly action: SpicePeekMove;
  readonly ownView: SpicePeekOwnView;
}
