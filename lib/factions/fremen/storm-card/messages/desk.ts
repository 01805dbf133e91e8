/** The storm card at the desk. */
import type { EditionId } from '../../../../model/editions.ts';
import type { FactionId } from '../../../../model/factions.ts';
import { theFaction } from '../../../../messages/names.ts';
import { capitalize } from '../../../../messages/numbers.ts';
import { weatherWords } from '../../../../messages/weather.ts';

/** Returns the title of the storm card with its owner: `Storm card of Fremen`. */
export const formatCardOf = (drawnBy: FactionId, edition: EditionId): string =>
  `${capitalize(weatherWords(edition).one)} of ${theFaction(drawnBy)}`;

/** The texts for the choice whether a card was drawn. */
export const STORM_CARD_PICK = {
  lies: 'Lies face down',
  none: 'None drawn',
} as const;
