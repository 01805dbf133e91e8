/** Every power, of a faction or of all alike, and every card that acts: the lists that tables choose from. */
import { familyAtomics } from '../cards/family-atomics.ts';
import { karama } from '../cards/karama.ts';
import { hajr } from '../cards/hajr.ts';
import { tleilaxuGhola } from '../cards/tleilaxu-ghola.ts';
import { truthtrance } from '../cards/truthtrance/power.ts';
import { weatherControl } from '../cards/weather-control.ts';
import { atreides } from '../factions/atreides/sheet.ts';
import { beneGesserit } from '../factions/bene-gesserit/sheet.ts';
import { emperor } from '../factions/emperor/sheet.ts';
import { fremen } from '../factions/fremen/sheet.ts';
import { guild } from '../factions/guild/sheet.ts';
import { harkonnen } from '../factions/harkonnen/sheet.ts';
import type { Advantage, CardPower, CommonPower } from './power.ts';

export const ADVANTAGES: readonly Advantage[] = [
  ...beneGesserit,
  ...atreides,
  ...emperor,
  ...fremen,
  ...guild,
  ...harkonnen,
];

/** None of the editions so far has any. */
export const COMMON_POWERS: readonly CommonPower[] = [];

export const CARD_POWERS: readonly CardPower[] = [
  karama,
  weatherControl,
  familyAtomics,
  truthtrance,
  tleilaxuGhola,
  hajr,
];
