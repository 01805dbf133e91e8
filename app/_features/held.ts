import type { Holding } from '#app/_components/secrets/holding.ts';
import { held as beneGesserit } from './bene-gesserit/holding.ts';
import { held as harkonnen } from './harkonnen/holding.ts';
import { held as kwisatzHaderach } from './kwisatz-haderach/holding.ts';
import { held as spicePeek } from './spice-peek/holding.ts';
import { held as stormCard } from './storm-card/holding.ts';

/** What only some factions hold, beneath what all do. */
export const HELD: readonly Holding[] = [beneGesserit, stormCard, spicePeek, kwisatzHaderach, harkonnen];
