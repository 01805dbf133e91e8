/** The next spice card, to who has looked at it. */
import { SHAI_HULUD, type SpiceCard } from '../../../../model/spice-blow.ts';
import type { EditionId } from '../../../../model/editions.ts';
import { nameOfTerritory } from '../../../../messages/territories.ts';

/** `Next spice card: Red Chasm.` */
export const sayNextSpice = (card: SpiceCard, edition: EditionId): string =>
  `Next spice card: ${nameOfSpiceCard(card, edition)}.`;

/** `Red Chasm`, `Shai-Hulud`. */
export const nameOfSpiceCard = (card: SpiceCard, edition: EditionId): string =>
  card === SHAI_HULUD ? 'Shai-Hulud' : nameOfTerritory(card, edition);
