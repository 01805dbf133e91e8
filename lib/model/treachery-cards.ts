/** What a treachery card is good for; titles of the same kind play alike. */
export const CARD_KINDS = [
  'projectile',
  'poison',
  'lasgun',
  'shield',
  'snooper',
  'cheap-hero',
  'worthless',
  'truthtrance',
  'weather-control',
  'hajr',
  'ghola',
  'family-atomics',
  'karama',
] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/**
 * Treachery cards by title. How many of each a deck holds is a rule of the edition (`rules.treacheryDeck`).
 * @rules AH79 Player Aid Pad A–B · GF9-2019 Components (33 cards, the same split)
 */
export const TREACHERY = {
  crysknife: 'projectile',
  'maula-pistol': 'projectile',
  'slip-tip': 'projectile',
  stunner: 'projectile',
  chaumas: 'poison',
  chaumurky: 'poison',
  'ellaca-drug': 'poison',
  'gom-jabbar': 'poison',
  lasgun: 'lasgun',
  shield: 'shield',
  snooper: 'snooper',
  'cheap-hero': 'cheap-hero',
  baliset: 'worthless',
  'jubba-cloak': 'worthless',
  kulon: 'worthless',
  'la-la-la': 'worthless',
  'trip-to-gamont': 'worthless',
  truthtrance: 'truthtrance',
  'weather-control': 'weather-control',
  hajr: 'hajr',
  'tleilaxu-ghola': 'ghola',
  'family-atomics': 'family-atomics',
  karama: 'karama',
} as const satisfies Record<string, CardKind>;

export type TreacheryTitle = keyof typeof TREACHERY;
/** Every title, in the order of the table above. */
export const TREACHERY_TITLES = Object.keys(TREACHERY) as readonly TreacheryTitle[];
/** What a card of this title is good for. */
export const kindOf = (title: TreacheryTitle): CardKind => TREACHERY[title];
/** Every title of these kinds. */
export const titlesOf = (...kinds: readonly CardKind[]): readonly TreacheryTitle[] =>
  TREACHERY_TITLES.filter((title) => kinds.includes(TREACHERY[title]));

/** A place in a hand, named for its owner alone: `h1`, `h2`, … It says nothing about the card and is not reused. */
export type SlotId = `h${number}`;

/** One card held. On cardboard its face may be unknown to Mentat until it is played. */
export interface HandSlot {
  readonly slot: SlotId;
  readonly card: TreacheryTitle | 'unknown';
}

/** A card laid into a plan or played: which slot it comes from and what it turns out to be. */
export interface PlayedCard {
  readonly slot: SlotId;
  readonly card: TreacheryTitle;
}

/** Where treachery cards lie open: among the discards, or out of the game for good. */
export const CARD_PILES = ['discarded', 'removed'] as const;
export type CardPile = (typeof CARD_PILES)[number];
/** Where a card of the app's deck lies in nobody's hand. */
export type OpenPlace = CardPile | 'deck';
