import type { LookedThrough } from '../../model/card-records.ts';
import type { FactionId } from '../../model/factions.ts';

/** What happens to the records that the table keeps of cards. */
export type OpenCardsEvent =
  /** The desk reads all cards that lie open, those of earlier turns too, until the phase is over. */
  { readonly type: 'OpenCardsLookedThrough' } & LookedThrough;

/** What is told of it. */
export type OpenCardsLogFact = { readonly code: 'open-cards-looked-through' };

/** Of the moderator. */
export type OpenCardsCommand =
  /** To put right what lies among the discards, or out of the game; everybody is told. */
  { readonly type: 'LookThroughOpenCards' };

/** Why open cards cannot be moved. */
export type OpenCardsRefusal =
  /** The desk would learn what lies there by trying. */
  { readonly code: 'look-through-first' };

/** What everybody sees of it. */
export interface OpenCardsPublicView {
  /** Who reads what cards were named in earlier turns, and what lies open since. */
  readonly cardRecordsOf: 'everybody' | readonly FactionId[];
  /** Whether the desk looks through the open cards now. */
  readonly openCardsLookedThrough: boolean;
}

/** What the state has of it. */
export interface OpenCardsSlice {
  readonly lookedThrough: LookedThrough | null;
}

/** Records of treachery cards, as the table knows them. */
export interface OpenCardsContract {
  readonly slice: OpenCardsSlice;
  readonly event: OpenCardsEvent;
  readonly logFact: OpenCardsLogFact;
  readonly command: OpenCardsCommand;
  readonly refusal: OpenCardsRefusal;
  readonly publicView: OpenCardsPublicView;
}
