/** What phones, screen and desk say of the clock of an auction. */
import type { FactionId } from '../../../model/factions.ts';
import { theFaction } from '../../../messages/names.ts';
import { capital, clock, listed } from '../../../messages/numbers.ts';

export const STOP_CLOCK = 'Raise a hand: half a minute';

/** Whose hands stop the clock now: `The Emperor stopped the clock.` */
export const sayWhoStopped = (factions: readonly FactionId[]): string => `${stopped(factions)}.`;

/** The same, and for how long (ms): `The Emperor stopped the clock for 0:24.` */
export const sayStands = (factions: readonly FactionId[], time: number): string =>
  `${stopped(factions)} for ${clock(time)}.`;

const stopped = (factions: readonly FactionId[]): string =>
  `${capital(listed(factions.map(theFaction)))} stopped the clock`;
