/** The texts on the pages of card memory. */
import type { FactionId } from '../../../model/factions.ts';
import type { CardKind } from '../../../model/treachery-cards.ts';
import { cardName } from '../../../messages/cards.ts';
import { factionName, theFaction, factionPossessive } from '../../../messages/names.ts';
import { plural, capitalize, formatCount, formatList, formatNumber } from '../../../messages/numbers.ts';
import type { CardPlace, GoneCard, Holder, HowKnown, HowUnseen, PossibleCard, UnseenCards } from '../contract.ts';

export const MEMORY = {
  what: 'what you remember',
  by: 'Look by',
  hands: 'Hands',
  deck: 'Whole deck',
  notSeen: 'not seen',
  back: 'All hands',
  done: 'Done',
  certain: 'certain',
  possible: 'possible',
  unseen: 'unseen',
  gone: 'gone',
  mark: 'my mark',
  noCards: 'no card that you know of',
  you: 'you',
  takeAway: 'Take the marks away',
  lead: 'Mentat fills this in from what you have seen. Tap a hand to see where its cards come from, and to set your own marks.',
  markLead: 'A mark is a note for yourself. It never becomes a fact.',
} as const;

/** The signs of the whole deck. */
export const DECK_SIGNS = [
  'disc: certainly there',
  'disc and ?: possibly there',
  'struck: lies open',
  'empty: not seen yet',
] as const;

/** Returns the label of the button that opens a hand: `Look at Harkonnen’s hand`. */
export const formatLookAt = (faction: FactionId): string => `Look at ${factionPossessive(faction)} hand`;

/** Returns the title of a hand: `Harkonnen’s hand`. */
export const formatHand = (faction: FactionId): string => `${capitalize(factionPossessive(faction))} hand`;

/** Returns the title of the marks: `Your marks on Harkonnen’s hand`. */
export const formatMarksOn = (faction: FactionId): string => `Your marks on ${factionPossessive(faction)} hand`;

/** Returns the text that says how the seat knows a card: `you saw it come up, turn 2`. */
export const formatHow = (how: HowKnown, turn: number): string => `${HOW[how]}, turn ${turn}`;

const HOW: Readonly<Record<HowKnown, string>> = {
  'came-up': 'you saw it come up',
  shown: 'it was shown to you',
  played: 'it lay open in a battle',
  given: 'you saw it go there',
  passed: 'it can lie nowhere else',
};

/** Returns the unseen cards of a hand in short: `1 extra card`. */
export const formatUnseen = ({ how, count }: UnseenCards): string => UNSEEN[how](count);

const UNSEEN: Readonly<Record<HowUnseen, (count: number) => string>> = {
  start: (count) => `${count} from the start`,
  bought: (count) => `${count} bought`,
  extra: (count) => formatCount(count, 'extra card'),
  dealt: (count) => `${count} dealt`,
  passed: (count) => `${count} passed on`,
  counted: (count) => `${count} counted`,
  'one-of-several': (count) => formatCount(count, 'card'),
};

/** Returns the origin of unseen cards in full: `drawn after a purchase, turn 2; you did not see it`. */
export const formatUnseenHow = ({ how, turn, count }: UnseenCards): string =>
  `${UNSEEN_HOW[how]}, turn ${turn}; you did not see ${plural(count, { one: 'it', other: 'them' })}`;

const UNSEEN_HOW: Readonly<Record<HowUnseen, string>> = {
  start: 'dealt at the start',
  bought: 'bought',
  extra: 'drawn after a purchase',
  dealt: 'drawn from the deck',
  passed: 'came from another hand',
  counted: 'there when hands were counted',
  'one-of-several': 'left of several',
};

/**
 * Returns the origin of a possible card, and its other possible places: `unseen since cards left the Guild’s hand, turn
 * 3; or with Fremen`.
 */
export function formatPossible({ from, turn, or }: PossibleCard): string {
  const elsewhere = or.length === 0 ? '' : `; or ${formatList(or.map(formatHolder), 'or')}`;
  return `unseen since cards left ${factionPossessive(from)} hand, turn ${turn}${elsewhere}`;
}

const formatHolder = (holder: Holder): string =>
  holder === 'gone' ? 'in no hand any more' : `with ${theFaction(holder)}`;

/** Returns the number of possible cards in a hand: `1 of these, or of others you have not seen`. */
export const formatOfPossible = (count: number): string => `${count} of these, or of others you have not seen`;

/** Returns the text that says where cards of a hand lie: `One of these lies face down before Fremen.` */
export const formatLaidBefore = (before: readonly FactionId[]): string =>
  `${plural(before.length, { one: 'One', other: formatNumber(before.length) })} of ${plural(before.length, {
    one: 'these lies',
    other: 'these lie',
  })} face down before ${formatList(before.map(theFaction))}.`;

/** Returns when a card left the hand: `left the hand in turn 3`. */
export const formatGone = ({ turn }: Pick<GoneCard, 'turn'>): string => `left the hand in turn ${turn}`;

/** Returns the known next cards: `The next cards: Shield, one unseen and Karama.` */
export const formatNext = (cards: readonly (Parameters<typeof cardName>[0] | null)[]): string =>
  `The next cards: ${formatList(cards.map((card) => (card === null ? 'one unseen' : cardName(card))))}.`;

/** Returns the place of one card, for screen readers. */
export function formatPlace(place: CardPlace): string {
  switch (place.where) {
    case 'own':
      return 'you';
    case 'gone':
      return 'lies open';
    case 'deck':
      return 'among the next cards';
    case 'hand': {
      const [only, ...others] = place.in;
      if (only !== undefined && only !== 'gone' && others.length === 0) return factionName(only);
      return `possibly ${formatList(
        place.in.map((holder) => (holder === 'gone' ? 'gone' : factionName(holder))),
        'or',
      )}`;
    }
  }
}

/** The kinds of card, as rows of the deck and as marks. */
export const KIND_NAMES: Readonly<Record<CardKind, string>> = {
  projectile: 'projectile',
  poison: 'poison',
  lasgun: 'lasgun',
  'stone-burner': 'stone burner',
  semuta: 'semuta',
  shield: 'shield',
  snooper: 'snooper',
  'cheap-hero': 'cheap hero',
  worthless: 'worthless',
  truthtrance: 'truthtrance',
  'weather-control': 'weather',
  hajr: 'hajr',
  ghola: 'ghola',
  'family-atomics': 'atomics',
  karama: 'karama',
  harvester: 'harvester',
  thumper: 'thumper',
  'cone-of-silence': 'cone',
  'residual-poison': 'residual',
  mercenary: 'mercenary',
};

/** Returns the title of a kind of card: `Shield`. */
export const kindName = (kind: CardKind): string => capitalize(KIND_NAMES[kind]);
