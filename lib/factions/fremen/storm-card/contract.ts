import type { FactionId } from '../../../model/factions.ts';
import type { NumberRange, StormId } from '../../../model/storm.ts';

/** The storm card that lies face down for the next storm: its number, untold to Mentat, unseen by all, or none. */
export type StormCard = number | 'untold' | 'unseen' | 'none';

/** A storm card turned over, for which storm. */
export interface CardTurned {
  readonly storm: StormId;
  readonly card: number;
}

/** What the state has of it. */
export interface StormCardSlice {
  /** Its number is secret to who draws it; that it lies there is not. */
  readonly stormCard: StormCard;
  /** Who has drawn it, or told its number; `null` where none lies there, and where neither was said yet. */
  readonly stormCardOf: FactionId | null;
  /** The last one that was turned over; `null` before the first. */
  readonly stormCardTurned: CardTurned | null;
}

/** Names the card of one storm. */
export type CardCallId = `card-${StormId}`;

/** It is time to turn the card over, which Mentat does not know: until its owner has said its number. */
export interface StormCardActivity {
  readonly kind: 'storm-card';
  readonly id: CardCallId;
  readonly storm: StormId;
}

/** How it is drawn and turned over. */
export type StormCardEvent =
  /** The card for the next storm lies face down. `untold`: it is cardboard, and only its owner has seen it. */
  | { readonly type: 'StormCardDrawn'; readonly faction: FactionId; readonly card: number | 'untold' }
  /** The card for the next storm lies face down, and nobody has looked at it: a Karama has stopped that. */
  | { readonly type: 'StormCardLaidUnseen'; readonly faction: FactionId; readonly onCardboard: boolean }
  /** Its owner turns it over. */
  | { readonly type: 'StormCardCalled'; readonly storm: StormId }
  /** Known before, or drawn only now from the app's deck, or told by its owner as it is turned over. */
  | {
      readonly type: 'StormCardRevealed';
      readonly storm: StormId;
      readonly by: FactionId;
      readonly card: number;
    };

/** What it asks beside the answers: the owner says the number of the card, one of `range`. Everybody sees it then. */
export interface StormCardPrompt {
  readonly kind: 'storm-card';
  readonly storm: StormId;
  readonly range: NumberRange;
}

/** What is told of it. */
export type StormCardLogFact =
  | { readonly code: 'storm-card-revealed'; readonly by: FactionId; readonly card: number }
  | { readonly code: 'storm-card-drawn'; readonly faction: FactionId }
  | { readonly code: 'storm-card-unseen'; readonly faction: FactionId }
  | { readonly code: 'own-storm-card'; readonly card: number };

/** What hands do with it. */
export type StormCardMove =
  /** Shuffle the storm cards, draw one, look at it, and lay it face down. */
  | { readonly kind: 'draw-storm-card' }
  | { readonly kind: 'lay-storm-card-unseen' }
  | { readonly kind: 'storm-card-away' };

/** Why nothing can be said of it. */
export type StormCardRefusal =
  /** Another faction draws the storm cards, or none does. */
  | { readonly code: 'draws-no-storm-cards'; readonly faction: FactionId }
  /** No faction in play draws storm cards. */
  | { readonly code: 'no-storm-cards' }
  /** No storm card lies face down. */
  | { readonly code: 'no-storm-card' };

/** Whether a storm card lies face down for the next storm, where storm cards are used. */
export interface StormCardFact {
  readonly kind: 'storm-card';
  readonly lies: boolean;
}

/** The number of the storm card that lies face down; `untold` when only its owner has seen it. Cardboard only. */
export interface StormCardSecret {
  readonly kind: 'storm-card';
  readonly card: number | 'untold';
}

/** What everybody sees of it. */
export interface StormCardPublicView {
  /** Who draws the storm cards, whether one lies face down, and the last one turned over; `null` where none are used. */
  readonly stormCard: {
    readonly drawnBy: FactionId;
    readonly lies: boolean;
    readonly turned: CardTurned | null;
  } | null;
}

/** What one faction alone sees of it. */
export interface StormCardOwnView {
  /** The storm card it has drawn and laid face down; `null` for who draws none. */
  readonly stormCard: StormCard | null;
}

/** The storm card, as the table knows it. */
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
