/** The texts about the facts of the harvests at the desk. */
import type { FactionId } from '../../../../model/factions.ts';
import { theFaction } from '../../../../messages/names.ts';
import { capitalize, formatSpice } from '../../../../messages/numbers.ts';

/** The labels of the fields about the harvests and the sales of access cards. */
export const HARVEST_FACTS = {
  title: 'Spice Harvest',
  manager: 'Manager',
  number: 'Number of the harvest',
  buyers: 'Buyers of the last access cards',
  soldCard: (sale: number, price: number) => `Card ${sale}, sold for ${formatSpice(price)}`,
} as const;

/** Returns the label of the second chance of a faction: `Harkonnen has stayed Manager once`. */
export const formatStayedOnce = (faction: FactionId): string =>
  `${capitalize(theFaction(faction))} has stayed Manager after a dishonest report`;
