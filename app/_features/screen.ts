'use client';
import type { ScreenParts, ScreenSlots } from '#app/_components/feature/screen-slots.ts';
import type { FEATURES, FeaturesOn } from './features.ts';
import { fillersOf } from './registry.ts';
import { screen as battle } from './battle/screen.tsx';
import { screen as bidding } from './bidding/screen.tsx';
import { screen as charity } from './charity/screen.tsx';
import { screen as chronicle } from './chronicle/screen.tsx';
import { screen as collection } from './collection/screen.tsx';
import { screen as residualPoison } from './residual-poison/screen.tsx';
import { screen as mercenary } from './mercenary/screen.tsx';
import { screen as semuta } from './semuta/screen.tsx';
import { screen as kanly } from './kanly/screen.tsx';
import { screen as kanlyCards } from './kanly-cards/screen.tsx';
import { screen as coneOfSilence } from './cone-of-silence/screen.tsx';
import { screen as deals } from './deals/screen.tsx';
import { screen as letters } from './letters/screen.tsx';
import { screen as mainCharacters } from './main-characters/screen.tsx';
import { screen as cardGift } from './card-gift/screen.tsx';
import { screen as spiceWin } from './spice-win/screen.tsx';
import { deadTraitorsScreen } from './dead-traitors/listed.tsx';
import { ambushesScreen } from './ambushes/at-table.tsx';
import { trapsScreen } from './traps/at-table.tsx';
import { marksScreen } from './marks/controlled.tsx';
import { screen as orders } from './orders/screen.tsx';
import { screen as mentatPause } from './mentat-pause/screen.tsx';
import { screen as nexus } from './nexus/screen.tsx';
import { screen as pace } from './pace/screen.tsx';
import { screen as revival } from './revival/screen.tsx';
import { screen as setup } from './setup/screen.tsx';
import { screen as shipAndMove } from './ship-and-move/screen.tsx';
import { accessScreen, harvestsScreen } from './spice-harvest/screen.tsx';
import { screen as spiceBlow } from './spice-blow/screen.tsx';
import { screen as storm } from './storm/screen.tsx';

/** The parts that each feature brings to the shared screen. */
const SCREEN: { readonly [Name in FeaturesOn<'screen'>]: ScreenParts<(typeof FEATURES)[Name]> } = {
  battle,
  bidding,
  charity,
  chronicle,
  collection,
  residualPoison,
  semuta,
  mercenary,
  kanly,
  kanlyCards,
  coneOfSilence,
  deals,
  letters,
  mainCharacters,
  orders,
  cardGift,
  spiceWin,
  marks: marksScreen,
  deadTraitors: deadTraitorsScreen,
  ambushes: ambushesScreen,
  traps: trapsScreen,
  mentatPause,
  nexus,
  pace,
  revival,
  setup,
  shipAndMove,
  spiceBlow,
  harvests: harvestsScreen,
  accessCards: accessScreen,
  storm,
};

/** Returns the parts in this slot of the screen, in order. */
export const onScreen = <Slot extends keyof ScreenSlots>(slot: Slot) =>
  fillersOf('screen', SCREEN, slot) as readonly ScreenSlots[Slot][];
