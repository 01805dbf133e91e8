import type { LookedThrough } from '../../model/card-records.ts';
import type { FactionId } from '../../model/factions.ts';

/** The events of card records. */
export type OpenCardsEvent =
  /** The desk reads all open cards, also of earlier turns, until the phase is over. */
  { readonly type: 'OpenCardsLookedThrough' } & LookedThrough;

/** The log line. */
export type OpenCardsLogFact = { readonly code: 'open-cards-looked-through' };

/** The commands of the moderator. */
export type OpenCardsCommand =
  /** Looks through the discards and the cards out of the game, to correct them; everybody reads this. */
  { readonly type: 'LookThroughOpenCards' };

/** The refusals of this feature. */
export type OpenCardsRefusal =
  /** The desk could learn the open cards by trying. */
  { readonly code: 'look-through-first' };

/** The public view of this feature. */
export interface OpenCardsPublicView {
  /** The factions that read the card names of earlier turns, and the cards that are open since. */
  readonly cardRecordsOf: 'everybody' | readonly FactionId[];
  /** Whether the desk looks through the open cards now. */
  readonly openCardsLookedThrough: boolean;
}

/** The slice of this feature. */
export interface OpenCardsSlice {
  readonly lookedThrough: LookedThrough | null;
}

/** The contract of card records. */
export interface OpenCardsContract {
  readonly slice: OpenCardsSlice;
  readonly event: OpenCardsEvent;
  readonly logFact: OpenCardsLogFact;
  readonly command: OpenCardsCommand;
  readonly refusal: OpenCardsRefusal;
  readonly publicView: OpenCardsPublicView;
}
