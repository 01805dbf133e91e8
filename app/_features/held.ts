import type { HeldPart } from '#app/_components/own/held-part.ts';
import { held as beneGesserit } from './bene-gesserit/held.ts';
import { held as harkonnen } from './harkonnen/held.ts';
import { held as kwisatzHaderach } from './kwisatz-haderach/held.ts';
import { held as spicePeek } from './spice-peek/held.ts';
import { held as stormCard } from './storm-card/held.ts';

/** What only some factions hold, beneath what all do. */
export const HELD: readonly HeldPart[] = [beneGesserit, stormCard, spicePeek, kwisatzHaderach, harkonnen];
