import type { FactionId } from '../../../model/factions.ts';
import type { NumberRange, StormId } from '../../../model/storm.ts';

/**
 * The face-down storm card for the next storm: its number; `untold` if only the owner knows the number; `unseen` if
 * nobody knows the number; `none` if there is no such card.
 */
export type StormCard = number | 'untold' | 'unseen' | 'none';

/** A revealed storm card, and the storm that it moves. */
export interface CardTurned {
  readonly storm: StormId;
  readonly card: number;
}

/** The slice of this feature. */
export interface StormCardSlice {
  /** The face-down storm card. Only its owner knows the number; everybody knows that it lies there. */
  readonly stormCard: StormCard;
  /**
   * The faction that has drawn the card or declared its number. `null` without a card, and before the draw or the
   * declaration.
   */
  readonly stormCardOf: FactionId | null;
  /** The last revealed card; `null` before the first. */
  readonly stormCardTurned: CardTurned | null;
}

/** The id of the card call for one storm. */
export type CardCallId = `card-${StormId}`;

/** The owner must reveal a card that Mentat does not know, by naming its number. */
export interface StormCardActivity {
  readonly kind: 'storm-card';
  readonly id: CardCallId;
  readonly storm: StormId;
}

/** The events of this feature. */
export type StormCardEvent =
  /** The card for the next storm lies face down. `untold` means a physical card that only its owner has seen. */
  | { readonly type: 'StormCardDrawn'; readonly faction: FactionId; readonly card: number | 'untold' }
  /** The card for the next storm lies face down, unseen, because a Karama cancelled the look. */
  | { readonly type: 'StormCardLaidUnseen'; readonly faction: FactionId; readonly onCardboard: boolean }
  /** The owner of the card must reveal it. */
  | { readonly type: 'StormCardCalled'; readonly storm: StormId }
  /**
   * The card is revealed. Mentat knew the number of the card, has drawn the card just now, or learns the number from
   * the owner.
   */
  | {
      readonly type: 'StormCardRevealed';
      readonly storm: StormId;
      readonly by: FactionId;
      readonly card: number;
    };

/**
 * The prompt for the owner of the card: the owner enters the number, one of `range`. The number then becomes public.
 */
export interface StormCardPrompt {
  readonly kind: 'storm-card';
  readonly storm: StormId;
  readonly range: NumberRange;
}

/** The log lines of this feature. */
export type StormCardLogFact =
  | { readonly code: 'storm-card-revealed'; readonly by: FactionId; readonly card: number }
  | { readonly code: 'storm-card-drawn'; readonly faction: FactionId }
  | { readonly code: 'storm-card-unseen'; readonly faction: FactionId }
  | { readonly code: 'own-storm-card'; readonly card: number };

/** The physical actions of this feature. */
export type StormCardMove =
  /** The instruction to shuffle the storm cards, draw one, look at it, and lay it face down. */
  | { readonly kind: 'draw-storm-card' }
  | { readonly kind: 'lay-storm-card-unseen' }
  | { readonly kind: 'storm-card-away' };

/** The refusals of this fact and this secret. */
export type StormCardRefusal =
  /** Another faction draws the storm cards, or no faction does. */
  | { readonly code: 'draws-no-storm-cards'; readonly faction: FactionId }
  /** The refusal of an act with storm cards at a table where no faction draws storm cards. */
  | { readonly code: 'no-storm-cards' }
  /** The refusal of an act with a storm card while no storm card lies face down. */
  | { readonly code: 'no-storm-card' };

/** Whether a storm card lies face down for the next storm, if storm cards are used. */
export interface StormCardFact {
  readonly kind: 'storm-card';
  readonly lies: boolean;
}

/**
 * The number of the storm card that lies face down; `untold` if only its owner has seen it. This secret exists only at
 * tables that play with a physical deck of storm cards.
 */
export interface StormCardSecret {
  readonly kind: 'storm-card';
  readonly card: number | 'untold';
}

/** The public view of this feature. */
export interface StormCardPublicView {
  /**
   * The faction that draws the storm cards, whether a storm card lies face down, and the last revealed card; `null` if
   * the table uses no storm cards.
   */
  readonly stormCard: {
    readonly drawnBy: FactionId;
    readonly lies: boolean;
    readonly turned: CardTurned | null;
  } | null;
}

/** The own view of this feature. */
export interface StormCardOwnView {
  /** The faction's storm card that lies face down; `null` for factions that draw no storm card. */
  readonly stormCard: StormCard | null;
}

/** The contract of the storm card. */
export interface StormCardContract {
  readonly activity: StormCardActivity;
  readonly slice: StormCardSlice;
  readonly event: StormCardEvent;
  readonly prompt: StormCardPrompt;
  readonly logFact: StormCardLogFact;
  readonly action: StormCardMove;
  readonly refusal: StormCardRefusal;
  readonly fact: StormCardFact;
  readonly secret: StormCardSecret;
  readonly publicView: StormCardPublicView;
  readonly ownView: StormCardOwnView;
}
