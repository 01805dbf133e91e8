import type { LookedThrough } from '../../model/card-records.ts';
import type { FactionId } from '../../model/factions.ts';

/** The events of card records. */
export type OpenCardsEvent =
  /** The desk reads all open cards until the phase is over, including cards of earlier turns. */
  { readonly type: 'OpenCardsLookedThrough' } & LookedThrough;

/** The log line. */
export type OpenCardsLogFact = { readonly code: 'open-cards-looked-through' };

/** The commands of the moderator. */
export type OpenCardsCommand =
  /**
   * Shows the desk the discards and the cards out of the game, so that the desk can correct them. The log tells
   * everybody about the look.
   */
  { readonly type: 'LookThroughOpenCards' };

/** The refusals of this feature. */
export type OpenCardsRefusal =
  /**
   * The desk has not looked through the open cards yet. Without this refusal, the desk could find out by attempts which
   * cards are there.
   */
  { readonly code: 'look-through-first' };

/** The public view of this feature. */
export interface OpenCardsPublicView {
  /**
   * The factions that may read the titles of open cards from earlier turns, and the cards that have become open since
   * then.
   */
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
