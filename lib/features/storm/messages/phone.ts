/** The prompts of the storm on a phone. */
import type { EditionId } from '../../../model/editions.ts';
import type { TerritoryId } from '../../../model/territories.ts';
import { formatForces } from '../../../messages/numbers.ts';
import { territoryName } from '../../../messages/territories.ts';

/** The texts about a sealed dial. */
export const SEALED_DIAL = {
  lead: 'Mentat holds your dial. You may change it until both are in.',
  title: 'Sealed.',
  change: 'Change the dial',
} as const;

/** Returns the range of the dial. */
export const formatRange = (from: number, to: number): string => `From ${from} to ${to}`;

/** The name of the wheel, for screen readers. */
export const DIAL = 'Dial, storm';

/** The hint if the numbers do not add up to the losses. */
export const LOSSES_MISSING = 'In each territory the numbers must add up to what the storm takes there.';

/** Returns the losses in one territory. */
export const formatFall = (territory: TerritoryId, edition: EditionId, count: number): string =>
  `${territoryName(territory, edition)}: ${formatForces(count)} of yours fall.`;

/** The label of the choice of a distance for Weather Control. */
export const SECTORS_MOVED = 'Sectors the storm moves';

/** The label of the choice of a distance for a second Weather Control. */
export const SECTORS_ON = 'Sectors the storm moves on from there, or back with a minus';

/** The texts of the windows of the storm. */
export const WINDOWS = {
  weatherControl: 'Do you play Weather Control?',
  secondWeatherControl: 'Do you play a second Weather Control?',
  playWeatherControl: 'Play Weather Control',
  familyAtomics: 'Do you play Family Atomics?',
  playFamilyAtomics: 'Play Family Atomics',
  either: 'Do you play a card now?',
  playEither: 'Play a card',
} as const;

/** Returns the label of the button that confirms the losses. */
export const formatToTanks = (due: number): string => `Take ${formatForces(due)} to the tanks`;
