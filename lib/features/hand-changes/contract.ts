import type { FactionId } from '../../model/factions.ts';
import type { CardPile, OpenPlace, PlayedCard, SlotId, TreacheryTitle } from '../../model/treachery-cards.ts';

/** What may be asked of it. */
export type HandChangesCommand =
  /** A card played on the board goes to the discards, or out of the game. That seat. */
  | { readonly type: 'PutAwayCard'; readonly card: PlayedCard; readonly pile: CardPile }
  /** App cards: chosen cards of one's own go into another hand. That seat. */
  | { readonly type: 'GiveCards'; readonly to: FactionId; readonly slots: readonly SlotId[] }
  /** App cards: so many cards go unseen from one hand into another. Moderator. */
  | { readonly type: 'TakeCards'; readonly from: FactionId; readonly to: FactionId; readonly count: number }
  /** App cards: an open card belongs elsewhere. Moderator. */
  | {
      readonly type: 'MoveCard';
      readonly card: TreacheryTitle;
      readonly from: OpenPlace;
      readonly to: OpenPlace | FactionId;
    };

/** Why cards cannot pass. */
export type HandChangesRefusal =
  /** Not among the open cards it should come from. */
  | { readonly code: 'card-not-there'; readonly card: TreacheryTitle }
  /** Not in this seat's hand, as far as that may be told: its own. */
  | { readonly code: 'not-in-hand'; readonly card: TreacheryTitle }
  /** Hands that the app deals can be counted by all. */
  | { readonly code: 'too-few-cards'; readonly faction: FactionId; readonly have: number };

/** Treachery cards that change places on the board, as the table knows it. */
export interface HandChangesContract {
  readonly refusal: HandChangesRefusal;
  readonly command: HandChangesCommand;
}
