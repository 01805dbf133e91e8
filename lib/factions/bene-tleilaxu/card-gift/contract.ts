import type { FactionId } from '../../../model/factions.ts';

/** The id of the question in a turn. */
export type CardGiftId = `card-gift-${number}`;

/**
 * The moment of a bidding round at which the Bene Tleilaxu may give cards of their hand away: the cards for sale lie
 * face down, and nobody has bid.
 */
export interface CardGiftActivity {
  readonly kind: 'card-gift';
  readonly id: CardGiftId;
  /** Whether the Bene Tleilaxu have said that they give a card. Then the table waits for their choice. */
  readonly isGiving: boolean;
  /** The time of the question whether they give a card (server time, ms); `null` before it begins. */
  readonly time: { readonly opened: number; readonly deadline: number } | null;
}

/** The events of gifts. The cards pass by events of the pieces. */
export type CardGiftEvent =
  | { readonly type: 'CardGiftAsked'; readonly turn: number }
  | { readonly type: 'CardGiftTimed'; readonly opened: number; readonly deadline: number }
  /** The faction says that it gives a card. */
  | { readonly type: 'CardGiftBegan'; readonly faction: FactionId }
  | { readonly type: 'CardGiven'; readonly faction: FactionId; readonly to: FactionId }
  /** No card, or no further card, is given in this turn. */
  | { readonly type: 'CardGiftOver' };

/** The prompts of gifts; each comment gives the shape of an answer. */
export type CardGiftPrompt =
  /** Whether to give a card: `true` or `false`. The time is short, and no answer means no gift. */
  | { readonly kind: 'give-a-card' }
  /** The card and its receiver: `{ slot, to }`, or `none` for no further gift. */
  | { readonly kind: 'card-to-give'; readonly to: readonly FactionId[] };

/** The log line. The lines of the pieces name the card to the two factions. */
export type CardGiftLogFact = { readonly code: 'card-given'; readonly by: FactionId; readonly to: FactionId };

/** The physical action: a card goes to another hand, face down. */
export interface GivenCardMove {
  readonly kind: 'hand-card-on';
  readonly from: FactionId;
  readonly to: FactionId;
}

/** The public view of this feature. */
export interface CardGiftPublicView {
  readonly cardGift: {
    /** The time of the question whether a card is given (server time, ms); `null` without that question. */
    readonly time: { readonly opened: number; readonly deadline: number } | null;
    /** Whether the Bene Tleilaxu choose a card now. */
    readonly isGiving: boolean;
    /** The receivers of this turn's gifts, one entry for each card, while the bidding lasts. */
    readonly given: readonly FactionId[];
  };
}

/** The slice of this feature. */
export interface CardGiftSlice {
  readonly cardGifts: {
    /** The last turn in which the Bene Tleilaxu were asked; `null` before the first. */
    readonly askedIn: number | null;
    /** The receivers of the gifts of that turn, one entry for each card. */
    readonly given: readonly FactionId[];
  };
}

/** The contract of gifts of cards. */
export interface CardGiftContract {
  readonly slice: CardGiftSlice;
  readonly activity: CardGiftActivity;
  readonly event: CardGiftEvent;
  readonly prompt: CardGiftPrompt;
  readonly logFact: CardGiftLogFact;
  readonly action: GivenCardMove;
  readonly publicView: CardGiftPublicView;
}
