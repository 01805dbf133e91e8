/** What a phone is asked in the storm. */
import type { EditionId } from '../../../model/editions.ts';
import type { TerritoryId } from '../../../model/territories.ts';
import { formatForces } from '../../../messages/numbers.ts';
import { territoryName } from '../../../messages/territories.ts';

/** A dial that is sealed. */
export const SEALED_DIAL = {
  lead: 'Mentat holds your dial. You may change it until both are in.',
  title: 'Sealed.',
  change: 'Change the dial',
} as const;

/** What can be dialled. */
export const formatRange = (from: number, to: number): string => `From ${from} to ${to}`;

/** The wheel, for who hears it. */
export const DIAL = 'Dial, storm';

/** The numbers do not make up what the storm takes. */
export const LOSSES_MISSING = 'In each territory the numbers must add up to what the storm takes there.';

/** What falls in one territory. */
export const formatFall = (territory: TerritoryId, edition: EditionId, count: number): string =>
  `${territoryName(territory, edition)}: ${formatForces(count)} of yours fall.`;

/** How far it is steered. */
export const SECTORS_MOVED = 'Sectors the storm moves';

/** Everybody is asked. */
export const WINDOWS = {
  weatherControl: 'Do you play Weather Control?',
  playWeatherControl: 'Play Weather Control',
  familyAtomics: 'Do you play Family Atomics?',
  playFamilyAtomics: 'Play Family Atomics',
  either: 'Do you play a card now?',
  playEither: 'Play a card',
} as const;

/** The act. */
export const formatToTanks = (due: number): string => `Take ${formatForces(due)} to the tanks`;
