import type { FactionId } from '../../../model/factions.ts';

/** Spice that passes from one shield to another; 1 or more. */
export interface Gift {
  readonly from: FactionId;
  readonly to: FactionId;
  readonly amount: number;
}

/** Logged for the two sides of the gift only. */
export type GiftsEvent =
  | {
      readonly type: 'GiftMade';
      readonly faction: FactionId;
      readonly to: FactionId;
      readonly amount: number;
    }
  /** A take-back went to before a gift, or to after one. The purses are as they were, and the hands must follow. */
  | ({ readonly type: 'GiftDue' } & Gift);

export type GiftsLogFact =
  | {
      readonly code: 'gift-made';
      readonly by: FactionId;
      readonly to: FactionId;
      readonly amount: number;
    }
  | ({ readonly code: 'gift-due' } & Gift);

/** The commands of seats. */
export type GiftsCommand =
  /** Gives spice from shield to shield, without return; 1 or more. */
  { readonly type: 'MakeGift'; readonly to: FactionId; readonly amount: number };

/** The refusals of gifts. */
export type GiftsRefusal =
  | { readonly code: 'no-spice-to-give' }
  | { readonly code: 'gifts-for-allies-only'; readonly faction: FactionId }
  /** A battle runs. */
  | { readonly code: 'no-gift-in-battle' }
  /** The gift is larger than the giver may give. Only the giver sees the limit. */
  | { readonly code: 'gift-too-large'; readonly most: number };

/** The own view of this feature. */
export interface GiftsOwnView {
  readonly gifts: {
    /** The factions to which it may give spice now; none without the power. */
    readonly to: readonly FactionId[];
    /** The largest possible gift; 0 or more. */
    readonly most: number;
  };
}

/** The slice of this feature. */
export interface GiftsSlice {
  readonly gifts: {
    /** All gifts so far. */
    readonly given: readonly Gift[];
    /** Transfers that hands must still make after a take-back. */
    readonly toFollow: readonly Gift[];
  };
}

/** The contract of gifts. */
export interface GiftsContract {
  readonly slice: GiftsSlice;
  readonly event: GiftsEvent;
  readonly logFact: GiftsLogFact;
  readonly command: GiftsCommand;
  readonly refusal: GiftsRefusal;
  readonly ownView: GiftsOwnView;
}
