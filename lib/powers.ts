/** Every power of a faction, every card that acts, and what each faction begins with: the lists that tables choose from. */
import { familyAtomics } from './cards/family-atomics.ts';
import { karama } from './cards/karama.ts';
import { tleilaxuGhola } from './cards/tleilaxu-ghola.ts';
import { truthtrance } from './cards/truthtrance/power.ts';
import { weatherControl } from './cards/weather-control.ts';
import { atreides, atreidesStart } from './factions/atreides/powers.ts';
import { beneGesserit, beneGesseritStart } from './factions/bene-gesserit.ts';
import { emperor, emperorStart } from './factions/emperor.ts';
import { fremen, fremenStart } from './factions/fremen.ts';
import { guild, guildStart } from './factions/guild.ts';
import { harkonnen, harkonnenStart } from './factions/harkonnen/powers.ts';
import type { Ctx } from './rules/ctx.ts';
import type { Advantage, CardPower } from './rules/powers.ts';

export const ADVANTAGES: readonly Advantage[] = [
  ...beneGesserit,
  ...atreides,
  ...emperor,
  ...fremen,
  ...guild,
  ...harkonnen,
];

export const CARD_POWERS: readonly CardPower[] = [karama, weatherControl, familyAtomics, truthtrance, tleilaxuGhola];

export const STARTS: Ctx['starts'] = {
  atreides: atreidesStart,
  'bene-gesserit': beneGesseritStart,
  emperor: emperorStart,
  fremen: fremenStart,
  guild: guildStart,
  harkonnen: harkonnenStart,
};
