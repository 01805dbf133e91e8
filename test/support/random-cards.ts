/** Plausible cards and hands. */
import { TREACHERY_TITLES, type FactionId, type Random, type TreacheryTitle } from '#engine';
import { base } from '#lib/editions/base.ts';
import { chance, pickRandom } from './random-choice.ts';

type Cards = readonly (TreacheryTitle | 'unknown')[];

/** Cards that matter in battle are more frequent than in a shuffled deck. */
const LIKELY: readonly TreacheryTitle[] = [
  'karama',
  'lasgun',
  'lasgun',
  'shield',
  'shield',
  'snooper',
  'crysknife',
  'chaumas',
  'cheap-hero',
  'baliset',
  'weather-control',
  'family-atomics',
  'tleilaxu-ghola',
  'harvester',
  'thumper',
  'cone-of-silence',
  'residual-poison',
  'stone-burner',
  'semuta',
  'mercenary',
];

/** The number of cards of each title in a deck. */
type Deck = Readonly<Record<TreacheryTitle, number>>;

export const randomCard = (random: Random, deck: Deck = base.treacheryDeck): TreacheryTitle =>
  pickRandom(
    (chance(70, random) ? LIKELY : TREACHERY_TITLES).filter((title) => deck[title] > 0),
    random,
  );

/** Up to four cards, or up to eight for Harkonnen. Sometimes the owner has not named one of the cards. */
export const randomHand = (faction: FactionId, random: Random, deck: Deck = base.treacheryDeck): Cards =>
  asDealt(
    Array.from({ length: random(handOf(faction) + 1) }, () =>
      chance(20, random) ? 'unknown' : randomCard(random, deck),
    ),
    deck,
  );

/** Returns a hand in which cards beyond the number in the deck are unknown. */
export const asDealt = (cards: Cards, deck: Deck = base.treacheryDeck): Cards =>
  cards.map((card, at) => (isInDeckBeside(card, cards.slice(0, at), deck) ? card : 'unknown'));

/** Whether the deck has one more card of this title than these hands hold. */
export const isInDeckBeside = (card: Cards[number], others: Cards, deck: Deck = base.treacheryDeck): boolean =>
  card === 'unknown' || others.filter((other) => other === card).length < deck[card];

export const handOf = (faction: FactionId): number => (faction === 'harkonnen' ? 8 : 4);
