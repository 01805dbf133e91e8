/** The next spice card, to who has looked at it. */
import { SHAI_HULUD, type SpiceCard } from '../../../../table/spice-blow.ts';
import type { EditionId } from '../../../../table/editions.ts';
import { nameOfTerritory } from '../../../../words/territories.ts';

/** `Next spice card: Red Chasm.` */
export const sayNextSpice = (card: SpiceCard, edition: EditionId): string =>
  `Next spice card: ${nameOfSpiceCard(card, edition)}.`;

/** `Red Chasm`, `Shai-Hulud`. */
export const nameOfSpiceCard = (card: SpiceCard, edition: EditionId): string =>
  card === SHAI_HULUD ? 'Shai-Hulud' : nameOfTerritory(card, edition);
