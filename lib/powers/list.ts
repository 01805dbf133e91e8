/** All powers of factions, modules and cards. A table's choices select from this list. */
import { cheapHero } from '../cards/cheap-hero.ts';
import { coneOfSilence } from '../cards/cone-of-silence/power.ts';
import { familyAtomics } from '../cards/family-atomics.ts';
import { residualPoison } from '../cards/residual-poison/power.ts';
import { karama } from '../cards/karama.ts';
import { mercenary } from '../cards/mercenary/power.ts';
import { harvester } from '../cards/harvester.ts';
import { hajr } from '../cards/hajr.ts';
import { kulon } from '../cards/worthless/kulon.ts';
import { lasgun } from '../cards/lasgun.ts';
import { poison } from '../cards/poison.ts';
import { projectile } from '../cards/projectile.ts';
import { semuta } from '../cards/semuta/power.ts';
import { shield } from '../cards/shield.ts';
import { snooper } from '../cards/snooper.ts';
import { stoneBurner } from '../cards/stone-burner.ts';
import { thumper } from '../cards/thumper.ts';
import { tleilaxuGhola } from '../cards/tleilaxu-ghola.ts';
import { truthtrance } from '../cards/truthtrance/power.ts';
import { weatherControl } from '../cards/weather-control.ts';
import { worthless } from '../cards/worthless/power.ts';
import { atreides } from '../factions/atreides/sheet.ts';
import { beneGesserit } from '../factions/bene-gesserit/sheet.ts';
import { beneTleilaxu } from '../factions/bene-tleilaxu/sheet.ts';
import { emperor } from '../factions/emperor/sheet.ts';
import { fremen } from '../factions/fremen/sheet.ts';
import { guild } from '../factions/guild/sheet.ts';
import { harkonnen } from '../factions/harkonnen/sheet.ts';
import { lansraad } from '../factions/lansraad/sheet.ts';
import { ixians } from '../factions/ixians/sheet.ts';
import { tleilaxu } from '../factions/tleilaxu/sheet.ts';
import type { TREACHERY, TreacheryTitle } from '../model/treachery-cards.ts';
import { duelModule } from '../modules/duel/module.ts';
import { rapidAccessModule } from '../modules/rapid-access/module.ts';
import { spiceHarvestModule } from '../modules/spice-harvest/module.ts';
import type { ModuleId } from '../model/modules.ts';
import type { Module } from './module.ts';
import type { Advantage, CardPower, CommonPower } from './power.ts';

export const ADVANTAGES: readonly Advantage[] = [
  ...beneGesserit,
  ...atreides,
  ...emperor,
  ...fremen,
  ...guild,
  ...harkonnen,
  ...ixians,
  ...lansraad,
  ...beneTleilaxu,
  ...tleilaxu,
];

/** The powers that belong to no faction. No edition has such a power so far. */
export const COMMON_POWERS: readonly CommonPower[] = [];

/** Every module. */
const BUILT: { readonly [Id in ModuleId]: Module } = {
  'spice-harvest': spiceHarvestModule,
  'rapid-access': rapidAccessModule,
  duel: duelModule,
};

/** Returns the changes of a module. */
export const moduleOf = (module: ModuleId): Module => BUILT[module];

/** The power of each treachery card. Cards for any time are offered in this order. */
export const CARDS: { readonly [Title in TreacheryTitle]: CardPower<(typeof TREACHERY)[Title]> } = {
  karama,
  'weather-control': weatherControl,
  'family-atomics': familyAtomics,
  truthtrance,
  'tleilaxu-ghola': tleilaxuGhola,
  hajr,
  harvester,
  thumper,
  'cone-of-silence': coneOfSilence,
  'residual-poison': residualPoison,
  mercenary,
  crysknife: projectile,
  'maula-pistol': projectile,
  'slip-tip': projectile,
  stunner: projectile,
  'hunter-seeker': projectile,
  chaumas: poison,
  chaumurky: poison,
  'ellaca-drug': poison,
  'gom-jabbar': poison,
  lasgun,
  'stone-burner': stoneBurner,
  semuta,
  shield,
  snooper,
  'cheap-hero': cheapHero,
  baliset: worthless,
  'jubba-cloak': worthless,
  kulon,
  'la-la-la': worthless,
  'trip-to-gamont': worthless,
  'ya-ya-yawm': worthless,
  'kull-wahad': worthless,
};
