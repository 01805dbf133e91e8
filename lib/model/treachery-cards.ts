/** The kinds of treachery cards. Titles of the same kind play alike. */
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
  'harvester',
  'thumper',
  'cone-of-silence',
  'residual-poison',
  'stone-burner',
  'semuta',
  'mercenary',
] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/**
 * Treachery cards by title. The edition's rules say how many of each a deck holds (`rules.treacheryDeck`).
 * @rules AH79 Player Aid Pad A–B, Spice Harvest VII, The Duel VIII · Nine-faction compendium XXXVII · GF9-2019 Components (33 cards, the same split)
 */
export const TREACHERY = {
  crysknife: 'projectile',
  'maula-pistol': 'projectile',
  'slip-tip': 'projectile',
  stunner: 'projectile',
  'hunter-seeker': 'projectile',
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
  'ya-ya-yawm': 'worthless',
  'kull-wahad': 'worthless',
  truthtrance: 'truthtrance',
  'weather-control': 'weather-control',
  hajr: 'hajr',
  'tleilaxu-ghola': 'ghola',
  'family-atomics': 'family-atomics',
  karama: 'karama',
  harvester: 'harvester',
  thumper: 'thumper',
  'cone-of-silence': 'cone-of-silence',
  'residual-poison': 'residual-poison',
  'stone-burner': 'stone-burner',
  semuta: 'semuta',
  mercenary: 'mercenary',
} as const satisfies Record<string, CardKind>;

export type TreacheryTitle = keyof typeof TREACHERY;
/** Every title, in the order of the table above. */
export const TREACHERY_TITLES = Object.keys(TREACHERY) as readonly TreacheryTitle[];
/** Returns the kind of this card. */
export const kindOf = (title: TreacheryTitle): CardKind => TREACHERY[title];
/** Returns every title of these kinds. */
export const titlesOf = (...kinds: readonly CardKind[]): readonly TreacheryTitle[] =>
  TREACHERY_TITLES.filter((title) => kinds.includes(TREACHERY[title]));

/**
 * A place in a hand, with a name that only its owner sees: `h1`, `h2`, … The name shows nothing about the card. No name
 * is used twice.
 */
export type SlotId = `h${number}`;

/** A card in a hand. Mentat may not know the title of a physical card until its owner plays it. */
export interface HandSlot {
  readonly slot: SlotId;
  readonly card: TreacheryTitle | 'unknown';
}

/** A card in a plan or a played card: its slot, and its title. */
export interface PlayedCard {
  readonly slot: SlotId;
  readonly card: TreacheryTitle;
}

/** The piles of open treachery cards: the discards, and cards out of the game. */
export const CARD_PILES = ['discarded', 'removed'] as const;
export type CardPile = (typeof CARD_PILES)[number];
/** A place for a card of the app's deck outside all hands. */
export type OpenPlace = CardPile | 'deck';
