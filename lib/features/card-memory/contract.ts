import type { FactionId } from '../../model/factions.ts';
import type { ShowingId } from '../../model/knowledge.ts';
import type { CardKind, TreacheryTitle } from '../../model/treachery-cards.ts';

/** How a seat has learnt that a card is in a hand. */
export type HowKnown =
  /** This seat saw the card for sale before it was bought, or saw it on the deck before it was drawn. */
  | 'came-up'
  /** The card was shown to this seat only: in an element of a plan, in a whole plan, or as a card. */
  | 'shown'
  /** The card was open in a battle plan, and its owner kept it. */
  | 'played'
  /** This seat gave the card into that hand, or the desk did so in public. */
  | 'given'
  /** The card is one of several that changed hands unseen. By now the card can be in no other hand. */
  | 'passed';

/** How an unseen card came into a hand. */
export type HowUnseen =
  | 'start'
  | 'bought'
  | 'extra'
  | 'dealt'
  | 'passed'
  /** The card was there when the hands of physical cards were counted at the bidding. */
  | 'counted'
  /** The card is one of several cards of different origin. One of them has left the hand, and nobody can tell which. */
  | 'one-of-several';

/** A card of a hand with a known title. */
export interface KnownCard {
  readonly card: TreacheryTitle;
  readonly how: HowKnown;
  readonly turn: number;
}

/** A card of a hand with an unknown title. */
export interface UnseenCard {
  readonly card: null;
  readonly how: HowUnseen;
  readonly turn: number;
}

/**
 * One remembered card of a hand. `from` names the cards that it may be. Sometimes it is unclear which of several cards
 * was shown or has left. Then the remaining cards share all names.
 */
export type HandCard = (KnownCard | UnseenCard) & { readonly from: readonly number[] };

/** The holder of a card that changed hands unseen: a faction, or `gone` for no hand. */
export type Holder = FactionId | 'gone';

/**
 * A group of cards that changed hands unseen, so that others cannot tell which hand has which card. The group has the
 * known titles, the number of unknown cards, and the number of cards in each hand.
 */
export interface MixedCards {
  readonly turn: number;
  readonly from: FactionId;
  readonly cards: readonly TreacheryTitle[];
  readonly unseen: number;
  readonly shares: readonly { readonly holder: Holder; readonly count: number }[];
}

/** A card that was seen in a hand, with the cards of that hand that it may be. */
export interface Sight extends KnownCard {
  readonly faction: FactionId;
  readonly among: readonly number[];
}

/** An open card that was seen to leave a hand. */
export interface GoneCard {
  readonly faction: FactionId;
  readonly card: TreacheryTitle;
  readonly turn: number;
}

/** The row of cards for sale, by number; `null` for unseen cards. `next` is the first card that is still in the row. */
export interface RowRemembered {
  readonly seen: readonly (TreacheryTitle | null)[];
  readonly next: number;
  readonly turn: number;
}

/** A card on top of the deck; `wasForSale` if it came from the row. */
export interface DeckCard {
  readonly card: TreacheryTitle | null;
  readonly wasForSale: boolean;
}

/** The cards of other factions that one faction has lawfully seen, and its own marks. Secret to the faction. */
export interface CardMemory {
  readonly faction: FactionId;
  readonly hands: readonly { readonly faction: FactionId; readonly cards: readonly HandCard[] }[];
  readonly mixed: readonly MixedCards[];
  readonly row: RowRemembered | null;
  /** The known top of the deck, top first. */
  readonly onDeck: readonly DeckCard[];
  readonly sights: readonly Sight[];
  readonly gone: readonly GoneCard[];
  /** Cards that were shown to this seat and have stayed in the hand. */
  readonly heldUp: readonly { readonly showing: ShowingId; readonly by: FactionId }[];
  readonly marks: readonly HandMark[];
  /** The number of the next card that comes into a hand. */
  readonly count: number;
}

/** The owner's mark on a hand. It is a note, never a fact. */
export interface HandMark {
  readonly faction: FactionId;
  readonly kinds: readonly CardKind[];
}

/** The event of card memory. It has no log line. */
export type CardMemoryEvent = {
  readonly type: 'HandMarked';
  readonly by: FactionId;
  readonly faction: FactionId;
  readonly kinds: readonly CardKind[];
};

/** The commands of seats. */
export type CardMemoryCommand =
  /** Sets all marks of this seat on a hand; an empty list removes them. */
  { readonly type: 'MarkHand'; readonly faction: FactionId; readonly kinds: readonly CardKind[] };

/** The refusals of marks. They depend on public facts only. */
export type CardMemoryRefusal =
  | { readonly code: 'keeps-no-records' }
  /** A seat cannot mark its own hand. */
  | { readonly code: 'marks-others' };

/** A card that may be in the hand. */
export interface PossibleCard {
  readonly card: TreacheryTitle;
  /** Other factions that may hold the card. */
  readonly or: readonly Holder[];
  /** The faction from whose hand the card came unseen. */
  readonly from: FactionId;
  readonly turn: number;
}

/** Unseen cards of a hand that all came into it in the same way. */
export interface UnseenCards {
  readonly how: HowUnseen;
  readonly turn: number;
  readonly count: number;
}

/** One remembered hand. */
export interface RememberedHand {
  readonly faction: FactionId;
  readonly certain: readonly KnownCard[];
  readonly possible: readonly PossibleCard[];
  /** How many of the possible cards, or of other unseen cards, are in this hand. */
  readonly ofPossible: number;
  readonly unseen: readonly UnseenCards[];
  readonly gone: readonly Omit<GoneCard, 'faction'>[];
  /** The factions that have a card of this hand face down before their shields. */
  readonly laidBefore: readonly FactionId[];
  readonly marks: readonly CardKind[];
}

/** The place of one card of a title, as far as it is remembered. `in` lists all possible hands. */
export type CardPlace =
  { readonly where: 'own' | 'gone' | 'deck' } | { readonly where: 'hand'; readonly in: readonly Holder[] };

/** The cards of one title, if the memory has any of them. */
export interface TitlePlaces {
  readonly card: TreacheryTitle;
  readonly places: readonly CardPlace[];
}

/** The memory of the cards that one faction reads. */
export interface CardMemoryView {
  readonly hands: readonly RememberedHand[];
  /** The next cards, as far as they are known, in the row for sale or on the deck, in order. */
  readonly next: readonly (TreacheryTitle | null)[];
  /**
   * The titles about which the memory knows something. Other titles are left out, so that no frame names a card that
   * its reader has not seen.
   */
  readonly deck: readonly TitlePlaces[];
  /** The number of unseen cards of each title, in the order of the titles. */
  readonly notSeen: readonly number[];
}

/** The own view of card memory; `null` for factions that may not keep records of cards. */
export interface CardMemoryOwnView {
  readonly memory: CardMemoryView | null;
}

/** The slice of this feature. */
export interface CardMemorySlice {
  readonly memories: readonly CardMemory[];
}

/** The contract of card memory. */
export interface CardMemoryContract {
  readonly slice: CardMemorySlice;
  readonly event: CardMemoryEvent;
  readonly command: CardMemoryCommand;
  readonly refusal: CardMemoryRefusal;
  readonly ownView: CardMemoryOwnView;
}
