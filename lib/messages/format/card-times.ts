/** The moment at which the owner of a treachery card plays the card. */
import { type CardKind, kindOf, type TreacheryTitle } from '../../model/treachery-cards.ts';

const AS_WEAPON = 'In a battle plan, as your weapon. If you win you may keep it; if you lose it is discarded.';
const AS_DEFENSE = 'In a battle plan, as your defense. If you win you may keep it; if you lose it is discarded.';

const TIMES: Record<CardKind, string> = {
  projectile: AS_WEAPON,
  poison: AS_WEAPON,
  lasgun: AS_WEAPON,
  'stone-burner': AS_WEAPON,
  semuta: AS_WEAPON,
  shield: AS_DEFENSE,
  snooper: AS_DEFENSE,
  'cheap-hero': 'In a battle plan, instead of a leader. It is discarded after the battle, even by the winner.',
  worthless: 'In a battle plan, instead of a weapon or a defense. If you win you may keep it.',
  truthtrance: 'At any time: “Play a card now” asks for the faction.',
  'weather-control': 'As the storm phase begins, before the storm is dialled or its card is turned over.',
  hajr: 'In your own turn to ship and move, or after it, until a player acts in the next turn.',
  ghola: 'At any time: “Play a card now” asks what you revive.',
  'family-atomics':
    'In the storm phase, between the announcement of the distance and the move of the storm. In Dune Squad also after the move.',
  karama:
    'When others use a power: Mentat asks everybody before the power takes effect. You may also use it to ship at half price, or to pay for a card for sale. In Dune Squad it also ships forces across the planet.',
  harvester:
    'Just after spice has blown, before anything else happens: “Play a card now”. In Dune Squad at any time for what your forces carry.',
  thumper:
    'From the second turn on, before a spice card is turned over: “Play a card now”. In Dune Squad at any time outside battles and auctions.',
  'cone-of-silence': 'At any time: “Play a card now” asks which factions.',
  mercenary: 'At any time except during an auction or while a battle plan is sealed: “Play a card now”.',
  'residual-poison':
    'Outside battles and auctions: “Play a card now” lays it before a shield, face down. A worthless card can lie there in its place. In Dune Squad at any time.',
};

/** Returns when a card is played, in a sentence or two of our own. */
export const timeOfCard = (title: TreacheryTitle): string => TIMES[kindOf(title)];

/** The text for a card that Mentat does not know. */
export const CARD_UNTOLD = 'Mentat does not know this card. Enter it under “Change what you hold”.';
