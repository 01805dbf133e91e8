/** The texts of the pages about attacks. */
import { leaderName, theFaction } from '../../../../messages/names.ts';
import { theTerritory } from '../../../../messages/territories.ts';
import type { EditionId } from '../../../../model/editions.ts';
import type { Led } from '../contract.ts';

/** The texts of the page about the leader. */
export const ATTACK = { none: 'No attack' } as const;

/** Returns a leader as an answer: `Stilgar of Fremen, in Carthag`. */
export const formatTarget = ({ leader, victim, territory }: Led, edition: EditionId): string =>
  `${leaderName(leader)} of ${theFaction(victim)}, in ${theTerritory(territory, edition)}`;

/** The texts of the page about the card. */
export const ATTACK_CARD = {
  what: 'your cards',
  label: 'Card',
  none: 'No card',
  missing: 'Choose a card or no card.',
  before: 'Attack',
  after: 'Attack',
} as const;
