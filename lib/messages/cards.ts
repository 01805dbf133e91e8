import type { FactionId } from '../model/factions.ts';
import { type CardKind, kindOf, type OpenPlace, type TreacheryTitle } from '../model/treachery-cards.ts';
import { factionPossessive } from './names.ts';

const CARD_NAMES: Record<TreacheryTitle, string> = {
  crysknife: 'Crysknife',
  'maula-pistol': 'Maula Pistol',
  'slip-tip': 'Slip Tip',
  stunner: 'Stunner',
  'hunter-seeker': 'Hunter-Seeker',
  chaumas: 'Chaumas',
  chaumurky: 'Chaumurky',
  'ellaca-drug': 'Ellaca Drug',
  'gom-jabbar': 'Gom Jabbar',
  lasgun: 'Lasgun',
  shield: 'Shield',
  snooper: 'Snooper',
  'cheap-hero': 'Cheap Hero',
  baliset: 'Baliset',
  'jubba-cloak': 'Jubba Cloak',
  kulon: 'Kulon',
  'la-la-la': 'La La La',
  'trip-to-gamont': 'Trip to Gamont',
  'ya-ya-yawm': 'Ya! Ya! Yawm!',
  'kull-wahad': 'Kull Wahad',
  truthtrance: 'Truthtrance',
  'weather-control': 'Weather Control',
  hajr: 'Hajr',
  'tleilaxu-ghola': 'Tleilaxu Ghola',
  'family-atomics': 'Family Atomics',
  karama: 'Karama',
  harvester: 'Harvester',
  thumper: 'Thumper',
  'cone-of-silence': 'Cone of Silence',
  'residual-poison': 'Residual Poison',
  'stone-burner': 'Stone Burner',
  semuta: 'Semuta',
  mercenary: 'Mercenary',
};

/** Returns the printed name of a card. */
export const cardName = (title: TreacheryTitle): string => CARD_NAMES[title];

/** Returns the place of a card that the moderator moves: an open pile, the deck, a hand. */
export function formatCardPlace(place: OpenPlace | FactionId): string {
  switch (place) {
    case 'discarded':
      return 'the discards';
    case 'removed':
      return 'the cards out of the game';
    case 'deck':
      return 'the deck';
    default:
      return `${factionPossessive(place)} hand`;
  }
}

/** Returns the card in a slot of a hand, or “Unknown card” if Mentat does not know it. */
export const heldCardName = (card: TreacheryTitle | 'unknown'): string =>
  card === 'unknown' ? 'Unknown card' : cardName(card);

const KIND_LINES: Record<CardKind, string> = {
  projectile: 'Weapon, projectile',
  poison: 'Weapon, poison',
  lasgun: 'Weapon, lasgun',
  shield: 'Defense, shield',
  snooper: 'Defense, snooper',
  'cheap-hero': 'Instead of a leader',
  worthless: 'Worthless',
  truthtrance: 'Special, any time',
  'weather-control': 'Special, storm',
  hajr: 'Special, movement',
  ghola: 'Special, revival',
  'family-atomics': 'Special, storm',
  karama: 'Special, any time',
  harvester: 'Special, spice blow',
  thumper: 'Special, spice blow',
  'cone-of-silence': 'Special, any time',
  'residual-poison': 'Special, before a shield',
  'stone-burner': 'Weapon, special',
  semuta: 'Weapon, poison',
  mercenary: 'Special, any time',
};

/** Returns the kind line of a card: `Weapon, projectile`. */
export const formatCardKind = (kind: CardKind): string => KIND_LINES[kind];

const EFFECTS: Record<CardKind, string> = {
  projectile: 'Kills a leader who has no shield.',
  poison: 'Kills a leader who has no snooper.',
  lasgun: 'Kills any leader. With a shield in the battle, everything explodes.',
  shield: 'Stops a projectile. With a lasgun in the battle, everything explodes.',
  snooper: 'Stops poison.',
  'cheap-hero': 'Leads for 0, and lets you play a weapon and a defense.',
  worthless: 'Does nothing. Play it instead of a weapon or a defense to get rid of it.',
  truthtrance: 'One player answers one yes-or-no question, and must tell the truth.',
  'weather-control': 'You move the storm 0 to 10 sectors.',
  hajr: 'You move one more group in your turn.',
  ghola: 'Brings back one of your leaders, or up to 5 forces, free.',
  'family-atomics': 'Destroys the Shield Wall, if your forces are on it or next to it.',
  karama: 'Cancels one use of another faction’s power.',
  harvester: 'Doubles the spice that has just blown. In Dune Squad, or what your forces carry in this turn.',
  thumper: 'A worm comes instead of the next spice card. In Dune Squad, to any desert territory.',
  'cone-of-silence':
    'Opponents of your choice buy no card and make no alliance until the turn ends. In Dune Squad, one player says nothing until the phase ends.',
  'residual-poison':
    'Lies face down before an opponent, who pays you each turn or loses a leader. In Dune Squad, a secret die may make a leader your traitor for a time.',
  mercenary: 'Brings the mercenary leader or five mercenary forces to you or to another faction.',
  semuta: 'Without a snooper, takes 1 from the opposing leader’s strength now and 1 at the start of each turn.',
  'stone-burner': 'Kills both leaders without a shield, and all forces of the opponent: you win.',
};

/** Returns what a card does, in one short line of our own. */
export const effectOfCard = (title: TreacheryTitle): string => EFFECTS[kindOf(title)];
