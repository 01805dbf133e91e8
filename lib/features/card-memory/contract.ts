import type { FactionId } from '../../model/factions.ts';
import type { ShowingId } from '../../model/knowledge.ts';
import type { CardKind, TreacheryTitle } from '../../model/treachery-cards.ts';

/** How one came to know that a card lies in a hand. */
export type HowKnown =
  /** It came up for sale, was seen then, and was bought; or it lay seen on the deck and was drawn. */
  | 'came-up'
  /** It was shown to its rememberer alone: an element of a plan, a whole plan, or the card itself. */
  | 'shown'
  /** It lay open in a battle plan and was not given up. */
  | 'played'
  /** Its rememberer gave it there, or the desk did so for all to see. */
  | 'given'
  /** One of several that passed unseen, and by now it can lie nowhere else. */
  | 'passed';

/** How a card that was not seen came into a hand. */
export type HowUnseen =
  | 'start'
  | 'bought'
  | 'extra'
  | 'dealt'
  | 'passed'
  /** On cardboard: as many were counted as all may count them, in the bidding. */
  | 'counted'
  /** Of several that came in different ways one has left, and nobody can tell which. */
  | 'one-of-several';

/** A card of a hand whose face is known. */
export interface KnownCard {
  readonly card: TreacheryTitle;
  readonly how: HowKnown;
  readonly turn: number;
}

/** A card of a hand whose face is not known. */
export interface UnseenCard {
  readonly card: null;
  readonly how: HowUnseen;
  readonly turn: number;
}

/**
 * One card of a hand as it is remembered. `from` names the cards that it may be, of those that came into the hand: once it
 * cannot be told which of several was shown or has left, those that stay share their names.
 */
export type HandCard = (KnownCard | UnseenCard) & { readonly from: readonly number[] };

/** Where a card lies that passed unseen: in a hand, or on cardboard in none of them any more. */
export type Holder = FactionId | 'gone';

/**
 * Cards that passed from hand to hand unseen, so that nobody else can tell who has which: the faces that are known among
 * them, how many are not, and how many of all lie with whom.
 */
export interface MixedCards {
  readonly turn: number;
  readonly from: FactionId;
  readonly cards: readonly TreacheryTitle[];
  readonly unseen: number;
  readonly shares: readonly { readonly holder: Holder; readonly count: number }[];
}

/** A card that was seen in a hand, and which of the cards of that hand it can have been. */
export interface Sight extends KnownCard {
  readonly faction: FactionId;
  readonly among: readonly number[];
}

/** A card that lay open and was seen to leave a hand. */
export interface GoneCard {
  readonly faction: FactionId;
  readonly card: TreacheryTitle;
  readonly turn: number;
}

/** The row of cards for sale, by number; `null` for those that were not seen. `next` is the first that lies there still. */
export interface RowRemembered {
  readonly seen: readonly (TreacheryTitle | null)[];
  readonly next: number;
  readonly turn: number;
}

/** A card on top of the deck; `wasForSale` where it lay in the row until now. */
export interface DeckCard {
  readonly card: TreacheryTitle | null;
  readonly wasForSale: boolean;
}

/** What one faction saw lawfully of the cards of the others, and its own marks beside it. Secret to it. */
export interface CardMemory {
  readonly faction: FactionId;
  readonly hands: readonly { readonly faction: FactionId; readonly cards: readonly HandCard[] }[];
  readonly mixed: readonly MixedCards[];
  readonly row: RowRemembered | null;
  /** The top of the deck as far as its order is known, top first. */
  readonly onDeck: readonly DeckCard[];
  readonly sights: readonly Sight[];
  readonly gone: readonly GoneCard[];
  /** What is held up to its rememberer face down, and lies in the hand still that it was held up out of. */
  readonly heldUp: readonly { readonly showing: ShowingId; readonly by: FactionId }[];
  readonly marks: readonly HandMark[];
  /** The next card that comes into a hand gets this number. */
  readonly count: number;
}

/** What its owner takes a hand to hold: a note, and never a fact. */
export interface HandMark {
  readonly faction: FactionId;
  readonly kinds: readonly CardKind[];
}

/** Told to nobody. */
export type CardMemoryEvent = {
  readonly type: 'HandMarked';
  readonly by: FactionId;
  readonly faction: FactionId;
  readonly kinds: readonly CardKind[];
};

/** Of seats. */
export type CardMemoryCommand =
  /** All that one takes this hand to hold; none takes the marks away. */
  { readonly type: 'MarkHand'; readonly faction: FactionId; readonly kinds: readonly CardKind[] };

/** Why nothing can be marked. Each asks what everybody knows. */
export type CardMemoryRefusal =
  | { readonly code: 'keeps-no-records' }
  /** One knows one's own hand. */
  | { readonly code: 'marks-others' };

/** A card that may lie in a hand. */
export interface PossibleCard {
  readonly card: TreacheryTitle;
  /** Where else it may be. */
  readonly or: readonly Holder[];
  /** From whom it passed unseen, and when. */
  readonly from: FactionId;
  readonly turn: number;
}

/** Cards of a hand that were not seen, as many as came in one way. */
export interface UnseenCards {
  readonly how: HowUnseen;
  readonly turn: number;
  readonly count: number;
}

/** One hand as it is remembered. */
export interface RememberedHand {
  readonly faction: FactionId;
  readonly certain: readonly KnownCard[];
  readonly possible: readonly PossibleCard[];
  /** How many of the possible ones, or of others that were not seen, it holds. */
  readonly ofPossible: number;
  readonly unseen: readonly UnseenCards[];
  readonly gone: readonly Omit<GoneCard, 'faction'>[];
  readonly marks: readonly CardKind[];
}

/** Where one card of a title is, as far as it is remembered: `in` are all hands that it may be in. */
export type CardPlace =
  { readonly where: 'own' | 'gone' | 'deck' } | { readonly where: 'hand'; readonly in: readonly Holder[] };

/** The cards of one title of which something is known. */
export interface TitlePlaces {
  readonly card: TreacheryTitle;
  readonly places: readonly CardPlace[];
}

/** What one faction remembers of the cards. */
export interface CardMemoryView {
  readonly hands: readonly RememberedHand[];
  /** The next cards, in the row for sale or on the deck, as far as they are known; the first one first. */
  readonly next: readonly (TreacheryTitle | null)[];
  /** Only titles of which something is known, so that no frame names a card that its reader has not seen. */
  readonly deck: readonly TitlePlaces[];
  /** Of how many cards of each title nothing is known; in the order of the titles. */
  readonly notSeen: readonly number[];
}

/** What is shown to whoever may keep records of cards; `null` for everybody else. */
export interface CardMemoryOwnView {
  readonly memory: CardMemoryView | null;
}

/** What the state has of it. */
export interface CardMemorySlice {
  readonly memories: readonly CardMemory[];
}

/** What is remembered of treachery cards, as the table knows it. */
export interface CardMemoryContract {
  readonly slice: CardMemorySlice;
  readonly event: CardMemoryEvent;
  readonly command: CardMemoryCommand;
  readonly refusal: CardMemoryRefusal;
  readonly ownView: CardMemoryOwnView;
}
