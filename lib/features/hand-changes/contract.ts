import type { FactionId } from '../../model/factions.ts';
import type { CardPile, OpenPlace, PlayedCard, SlotId, TreacheryTitle } from '../../model/treachery-cards.ts';

/** The commands of this feature. */
export type HandChangesCommand =
  /** A seat puts a card that was played on the board into the discards, or out of the game. */
  | { readonly type: 'PutAwayCard'; readonly card: PlayedCard; readonly pile: CardPile }
  /** With the app's cards, a seat gives chosen cards to another hand. */
  | { readonly type: 'GiveCards'; readonly to: FactionId; readonly slots: readonly SlotId[] }
  /** With the app's cards, the moderator takes a number of cards from one hand into another, without seeing them. */
  | { readonly type: 'TakeCards'; readonly from: FactionId; readonly to: FactionId; readonly count: number }
  /** With the app's cards, the moderator moves an open card to its right place. */
  | {
      readonly type: 'MoveCard';
      readonly card: TreacheryTitle;
      readonly from: OpenPlace;
      readonly to: OpenPlace | FactionId;
    };

/** The refusals of this feature. */
export type HandChangesRefusal =
  /** The card is not among the open cards. */
  | { readonly code: 'card-not-there'; readonly card: TreacheryTitle }
  /** The card is not in this seat's own hand. */
  | { readonly code: 'not-in-hand'; readonly card: TreacheryTitle }
  /** The hand has too few cards. The sizes of app hands are public. */
  | { readonly code: 'too-few-cards'; readonly faction: FactionId; readonly have: number };

/** The contract of cards that change places while the table plays on the board. */
export interface HandChangesContract {
  readonly refusal: HandChangesRefusal;
  readonly command: HandChangesCommand;
}
