import type { FactionId } from '../../model/factions.ts';
import type { ShowingId } from '../../model/knowledge.ts';
import type { CardKind, TreacheryTitle } from '../../model/treachery-cards.ts';

/** How a seat learnt that a card is in a hand. */
export type HowKnown =
  /** It was seen for sale and then bought, or seen on the deck and then drawn. */
  | 'came-up'
  /** Only this seat was shown it: an element of a plan, a whole plan, or the card itself. */
  | 'shown'
  /** It was open in a battle plan and was kept. */
  | 'played'
  /** This seat gave it there, or the desk did so in public. */
  | 'given'
  /** It is one of several cards that passed unseen, and by now it can be nowhere else. */
  | 'passed';

/** How an unseen card came into a hand. */
export type HowUnseen =
  | 'start'
  | 'bought'
  | 'extra'
  | 'dealt'
  | 'passed'
  /** Physical cards, counted when the bidding made the sizes of hands public. */
  | 'counted'
  /** One of several cards from different sources has left, and nobody can tell which. */
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
 * One remembered card of a hand. `from` names the cards of the hand that it may be. If it is unclear which of several
 * cards was shown or has left, the remaining ones share their names.
 */
export type HandCard = (KnownCard | UnseenCard) & { readonly from: readonly number[] };

/** The holder of a card that passed unseen: a faction, or no hand any more. */
export type Holder = FactionId | 'gone';

/**
 * Cards that passed unseen between hands, so that others cannot tell which hand has which: their known titles, the
 * number of unknown ones, and how many of all are in each hand.
 */
export interface MixedCards {
  readonly turn: number;
  readonly from: FactionId;
  readonly cards: readonly TreacheryTitle[];
  readonly unseen: number;
  readonly shares: readonly { readonly holder: Holder; readonly count: number }[];
}

/** A card that was seen in a hand, and the cards of that hand that it may be. */
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

/** The row of cards for sale, by number; `null` for unseen cards. `next` is the first that is still there. */
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

/** What one faction has lawfully seen of the others' cards, and its own marks. Secret to it. */
export interface CardMemory {
  readonly faction: FactionId;
  readonly hands: readonly { readonly faction: FactionId; readonly cards: readonly HandCard[] }[];
  readonly mixed: readonly MixedCards[];
  readonly row: RowRemembered | null;
  /** The known top of the deck, top first. */
  readonly onDeck: readonly DeckCard[];
  readonly sights: readonly Sight[];
  readonly gone: readonly GoneCard[];
  /** Cards that were shown to this seat and are still in the hand from which they were shown. */
  readonly heldUp: readonly { readonly showing: ShowingId; readonly by: FactionId }[];
  readonly marks: readonly HandMark[];
  /** The number of the next card that comes into a hand. */
  readonly count: number;
}

/** A mark of the owner about a hand: a note, never a fact. */
export interface HandMark {
  readonly faction: FactionId;
  readonly kinds: readonly CardKind[];
}

/** Without log lines. */
export type CardMemoryEvent = {
  readonly type: 'HandMarked';
  readonly by: FactionId;
  readonly faction: FactionId;
  readonly kinds: readonly CardKind[];
};

/** The commands of seats. */
export type CardMemoryCommand =
  /** Sets all marks on this hand; an empty list removes them. */
  { readonly type: 'MarkHand'; readonly faction: FactionId; readonly kinds: readonly CardKind[] };

/** The refusals of marks, by public facts. */
export type CardMemoryRefusal =
  | { readonly code: 'keeps-no-records' }
  /** A seat cannot mark its own hand. */
  | { readonly code: 'marks-others' };

/** A card that may be in a hand. */
export interface PossibleCard {
  readonly card: TreacheryTitle;
  /** The other possible holders. */
  readonly or: readonly Holder[];
  /** The hand that it left unseen, and when. */
  readonly from: FactionId;
  readonly turn: number;
}

/** Unseen cards of a hand that came in the same way. */
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
  /** How many of the possible cards, or of other unseen ones, it holds. */
  readonly ofPossible: number;
  readonly unseen: readonly UnseenCards[];
  readonly gone: readonly Omit<GoneCard, 'faction'>[];
  readonly marks: readonly CardKind[];
}

/** The place of one card of a title, as far as it is remembered; `in` are all possible hands. */
export type CardPlace =
  { readonly where: 'own' | 'gone' | 'deck' } | { readonly where: 'hand'; readonly in: readonly Holder[] };

/** The cards of one title, if something is known of them. */
export interface TitlePlaces {
  readonly card: TreacheryTitle;
  readonly places: readonly CardPlace[];
}

/** One faction's memory of the cards. */
export interface CardMemoryView {
  readonly hands: readonly RememberedHand[];
  /** The known next cards, in the row for sale or on the deck, in order. */
  readonly next: readonly (TreacheryTitle | null)[];
  /** Only titles of which something is known, so that no frame names a card that its reader has not seen. */
  readonly deck: readonly TitlePlaces[];
  /** The number of unseen cards of each title, in the order of the titles. */
  readonly notSeen: readonly number[];
}

/** The own view, for factions that may keep records of cards; `null` for others. */
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
