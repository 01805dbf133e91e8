/** The next spice card, for the faction that has looked at it. */
import { SHAI_HULUD, type SpiceCard } from '../../../../model/spice-blow.ts';
import type { EditionId } from '../../../../model/editions.ts';
import { territoryName } from '../../../../messages/territories.ts';

/** Returns the next spice card: `Next spice card: Red Chasm.` */
export const formatNextSpice = (card: SpiceCard, edition: EditionId): string =>
  `Next spice card: ${spiceCardName(card, edition)}.`;

/** Returns the name of a spice card: `Red Chasm`, `Shai-Hulud`. */
export const spiceCardName = (card: SpiceCard, edition: EditionId): string =>
  card === SHAI_HULUD ? 'Shai-Hulud' : territoryName(card, edition);
