import type { FactionId } from '../../../model/factions.ts';

/** Spice that passes from one shield to another; 1 or more. */
export interface Gift {
  readonly from: FactionId;
  readonly to: FactionId;
  readonly amount: number;
}

/** Told to the two between whom it passes, and to nobody else. */
export type GiftsEvent =
  | {
      readonly type: 'GiftMade';
      readonly faction: FactionId;
      readonly to: FactionId;
      readonly amount: number;
    }
  /** The table went back to before a gift, or to after one: the purses are as they were, and hands follow. */
  | ({ readonly type: 'GiftDue' } & Gift);

export type GiftsLogFact =
  | {
      readonly code: 'gift-made';
      readonly by: FactionId;
      readonly to: FactionId;
      readonly amount: number;
    }
  | ({ readonly code: 'gift-due' } & Gift);

/** Of seats. */
export type GiftsCommand =
  /** From shield to shield, for good; 1 or more. */
  { readonly type: 'MakeGift'; readonly to: FactionId; readonly amount: number };

/** Why nothing can be given. */
export type GiftsRefusal =
  | { readonly code: 'no-spice-to-give' }
  | { readonly code: 'gifts-for-allies-only'; readonly faction: FactionId }
  /** A battle runs. */
  | { readonly code: 'no-gift-in-battle' }
  /** Only its own player reads it. */
  | { readonly code: 'gift-too-large'; readonly most: number };

/** What one faction sees of it. */
export interface GiftsOwnView {
  readonly gifts: {
    /** To whom it may give spice now; nobody where it has no such power. */
    readonly to: readonly FactionId[];
    /** How much it may give at most; 0 or more. */
    readonly most: number;
  };
}

/** What the state has of it. */
export interface GiftsSlice {
  readonly gifts: {
    /** All that was given so far. */
    readonly given: readonly Gift[];
    /** What hands have to move because the table went back. */
    readonly toFollow: readonly Gift[];
  };
}

/** Spice that a rich faction gives its allies, as the table knows it. */
export interface GiftsContract {
  readonly slice: GiftsSlice;
  readonly event: GiftsEvent;
  readonly logFact: GiftsLogFact;
  readonly command: GiftsCommand;
  readonly refusal: GiftsRefusal;
  readonly ownView: GiftsOwnView;
}
