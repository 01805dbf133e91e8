/** What is said of a card for sale, and what comes of it. */
import type { FactionId } from '../../../model/factions.ts';
import type { PlayedCard, TreacheryTitle } from '../../../model/treachery-cards.ts';

/** A card for sale; on cardboard nobody but who looks at it knows which it is. */
export type CardForSale = TreacheryTitle | 'unknown';

/** What somebody said in its turn: a price, or `null` for a pass. */
export interface BidWord {
  readonly faction: FactionId;
  readonly amount: number | null;
}

/** What somebody wants to pay at most, 0 for nothing. */
export interface BidLimit {
  readonly limit: number;
  /** It stands for the cards that come, until it is changed or the phase is over. */
  readonly keeps: boolean;
  /** It never raises an ally. */
  readonly sparesAlly: boolean;
}

/** For which cards somebody passes ahead: for none, for the one that is for sale, or for all that come besides. */
export type PassAhead = 'no' | 'card' | 'rest';

/** When a pass that was prepared is said (server time, ms). */
export interface PassTime {
  readonly faction: FactionId;
  readonly at: number;
}

/** Server time, ms. */
export interface BidTime {
  readonly opened: number;
  readonly deadline: number;
}

/** A card that was bought, and by whom; `lot` counts from 1. */
export interface Bought {
  readonly lot: number;
  readonly buyer: FactionId;
  readonly price: number;
  /** Nobody was paid: the buyer laid down a Karama. */
  readonly withKarama: boolean;
}

/** The same, and who was paid by whom. */
export interface Sale extends Bought {
  /** `null` where nobody was, and in logs from before it was told. */
  readonly paid: Paid | null;
}

/** Where a price went, as all can see when it is paid. */
export interface Paid {
  /** `null` for the bank. */
  readonly to: FactionId | null;
  /** What allies paid of it; the buyer paid the rest. */
  readonly helped: readonly AllysPart[];
}

/** What an ally paid of a price. */
export interface AllysPart extends Bid {
  /** `true` where this part went to the bank, although the payee of the price is a faction. */
  readonly toBank?: true;
}

/** A sale, and whether it brought its buyer another card. */
export interface SoldCard extends Sale {
  readonly drewAnother: boolean;
}

/** How somebody pays for cards, said ahead. */
export interface Payment {
  /** The Karama with which it pays the next card that it wins; `null` for spice. */
  readonly card: PlayedCard | null;
  /** How much of each ally’s spice it spends at most, before its own; all that is set aside where an ally is not named. */
  readonly shares: readonly AllyShare[];
}

/** A share of a price, and whose it is. */
export interface AllyShare {
  readonly by: FactionId;
  readonly most: number;
}

/** What somebody bid or paid, 0 for nothing. */
export interface Bid {
  readonly faction: FactionId;
  readonly amount: number;
}
