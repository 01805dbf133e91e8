/** The texts about the clock of an auction, on phones, screen and desk. */
import type { FactionId } from '../../../model/factions.ts';
import { theFaction } from '../../../messages/names.ts';
import { capitalize, formatClock, formatList } from '../../../messages/numbers.ts';

export const STOP_CLOCK = 'Raise a hand: half a minute';

/** Returns the seats whose hands stop the clock now: `The Emperor stopped the clock.` */
export const formatWhoStopped = (factions: readonly FactionId[]): string => `${stoppedBy(factions)}.`;

/**
 * Returns the seats whose hands stop the clock, with the remaining time (`time`, ms): `The Emperor stopped the clock
 * for 0:24.`
 */
export const formatStands = (factions: readonly FactionId[], time: number): string =>
  `${stoppedBy(factions)} for ${formatClock(time)}.`;

const stoppedBy = (factions: readonly FactionId[]): string =>
  `${capitalize(formatList(factions.map(theFaction)))} stopped the clock`;
