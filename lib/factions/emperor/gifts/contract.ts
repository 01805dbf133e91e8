import type { FactionId } from '../../../model/factions.ts';

/** One gift: spice, at least 1, that one faction gives to another. */
export interface Gift {
  readonly from: FactionId;
  readonly to: FactionId;
  readonly amount: number;
}

/** The event of a gift. Only the two sides read its log line. */
export type GiftsEvent =
  | {
      readonly type: 'GiftMade';
      readonly faction: FactionId;
      readonly to: FactionId;
      readonly amount: number;
    }
  /**
   * A take-back has crossed one or more gifts. The recorded spice is again the spice of the earlier moment, and the two
   * sides must move the physical spice back.
   */
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
  /** Gives spice to an ally, at least 1. The ally does not return the spice. */
  { readonly type: 'MakeGift'; readonly to: FactionId; readonly amount: number };

/** The refusals of gifts. */
export type GiftsRefusal =
  | { readonly code: 'no-spice-to-give' }
  | { readonly code: 'gifts-for-allies-only'; readonly faction: FactionId }
  /** The refusal of a gift during a battle. */
  | { readonly code: 'no-gift-in-battle' }
  /** The refusal of a gift that is larger than the giver may give. Only the giver sees the limit. */
  | { readonly code: 'gift-too-large'; readonly most: number };

/** The own view of this feature. */
export interface GiftsOwnView {
  readonly gifts: {
    /**
     * The factions to which the seat's faction may give spice now; an empty list if the faction does not have the
     * power.
     */
    readonly to: readonly FactionId[];
    /** The largest possible gift; 0 or more. */
    readonly most: number;
  };
}

/** The slice of this feature. */
export interface GiftsSlice {
  readonly gifts: {
    /** All gifts of the game so far. */
    readonly given: readonly Gift[];
    /** Transfers of physical spice that the two sides must still make after a take-back. */
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
