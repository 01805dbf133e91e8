/** The texts of the pages about traps. */
import type { Forces } from '../../../../model/board.ts';
import type { EditionId } from '../../../../model/editions.ts';
import { heldCardName } from '../../../../messages/cards.ts';
import { theFaction } from '../../../../messages/names.ts';
import { capitalize, formatForces, formatList } from '../../../../messages/numbers.ts';
import { theTerritory } from '../../../../messages/territories.ts';
import type { Sprung, TrapsOwnView, TrapsPublicView } from '../contract.ts';

/** The texts of the page about a new trap, and of the desk. */
export const TRAPS = {
  title: 'Traps',
  what: 'your cards',
  place: 'Stronghold',
  card: 'Card',
  missing: 'Choose a stronghold and a card.',
  before: 'Lay the trap',
  after: 'Lay the trap',
  lies: 'lies there',
  note: 'All see where a trap lies. Only you and a player with prescience know the card.',
} as const;

/** Returns the line about a trap: `A trap lies at Carthag.` */
export const formatTrap = ({ territory, sprungBy }: TrapsPublicView['traps'][number], edition: EditionId): string =>
  sprungBy === null
    ? `A trap lies at ${theTerritory(territory, edition)}.`
    : `${capitalize(theFaction(sprungBy))} sprang the trap at ${theTerritory(territory, edition)}. It attacks a leader before the battles.`;

/** Returns the line about frozen forces: `5 forces of Fremen may not leave Carthag this turn.` */
export const formatFrozen = ({ faction, territory, count }: Sprung & Forces, edition: EditionId): string =>
  `${formatForces(count)} of ${theFaction(faction)} may not leave ${theTerritory(territory, edition)} this turn.`;

/** Returns the traps with their cards, for those who may see them: `Trap at Carthag: Crysknife`. */
export const formatOwnTraps = (traps: TrapsOwnView['trapCards'], edition: EditionId): string =>
  formatList(traps.map(({ territory, card }) => `Trap at ${theTerritory(territory, edition)}: ${heldCardName(card)}`));
