/** When the holder of a treachery card plays it. */
import { type CardKind, kindOf, type TreacheryTitle } from '../../model/treachery-cards.ts';

const AS_WEAPON = 'In a battle plan, as your weapon. If you win you may keep it; if you lose it is discarded.';
const AS_DEFENSE = 'In a battle plan, as your defense. If you win you may keep it; if you lose it is discarded.';

const TIMES: Record<CardKind, string> = {
  projectile: AS_WEAPON,
  poison: AS_WEAPON,
  lasgun: AS_WEAPON,
  shield: AS_DEFENSE,
  snooper: AS_DEFENSE,
  'cheap-hero': 'In a battle plan, in place of a leader. It is discarded after the battle, even by the winner.',
  worthless: 'In a battle plan, in place of a weapon or a defense. If you win you may keep it.',
  truthtrance: 'At any time: “Play a card now” asks for the faction.',
  'weather-control': 'As the storm phase begins, before the storm is dialled or its card is turned over.',
  hajr: 'In your own turn to ship and move, or after it until something is done in the next.',
  ghola: 'At any time: “Play a card now” asks what comes back.',
  'family-atomics': 'In the storm phase, once it is known how far the storm moves, and before it moves.',
  karama:
    'When others use a power: Mentat asks everybody in time. You may also ship at half price with it, or take a card for sale for free.',
  harvester: 'Just after spice has blown, before anything else happens: “Play a card now”.',
  thumper: 'From the second turn on, before a spice card is turned over: “Play a card now”.',
  'cone-of-silence': 'At any time: “Play a card now” asks whom.',
  'residual-poison':
    'Outside battles and auctions: “Play a card now” lays it before a shield, face down. A worthless card can lie there in its place.',
};

/** When a card is played, in a sentence or two of our own. */
export const timeOfCard = (title: TreacheryTitle): string => TIMES[kindOf(title)];

/** Of a card that Mentat has not been told. */
export const CARD_UNTOLD = 'Mentat does not know what it is. “Change what you hold” tells it.';
