'use client';
import type { AskingParts, AskingSlots } from '#app/_components/feature/asking-slots.ts';
import type { Asker } from '#app/_components/prompt/prompt-page.ts';
import type { FEATURES, FeaturesOn } from './features.ts';
import { fillersOf } from './registry.ts';
import { asking as advisors } from './advisors/asking.tsx';
import { asking as coexistence } from './coexistence/asking.tsx';
import { asking as battle } from './battle/asking.tsx';
import { asking as bidding } from './bidding/asking.tsx';
import { asking as charity } from './charity/asking.tsx';
import { asking as collection } from './collection/asking.tsx';
import { asking as dealing } from './dealing/asking.tsx';
import { asking as fremenWorms } from './fremen-worms/asking.tsx';
import { asking as handSwap } from './hand-swap/asking.tsx';
import { asking as harkonnen } from './harkonnen/asking.tsx';
import { asking as kanly } from './kanly/asking.tsx';
import { asking as kanlyCards } from './kanly-cards/asking.tsx';
import { asking as war } from './war/asking.tsx';
import { asking as karama } from './karama/asking.tsx';
import { asking as mainCharacters } from './main-characters/asking.tsx';
import { asking as mentatPause } from './mentat-pause/asking.tsx';
import { asking as movement } from './movement/asking.tsx';
import { asking as nexus } from './nexus/asking.tsx';
import { asking as cardGift } from './card-gift/asking.tsx';
import { asking as spiceWin } from './spice-win/asking.tsx';
import { grantsAsking } from './grants/asking.tsx';
import { attacksAsking } from './attacks/asking.tsx';
import { ambushesAsking } from './ambushes/asking.tsx';
import { trapsAsking } from './traps/asking.tsx';
import { marksAsking } from './marks/asking.tsx';
import { asking as orders } from './orders/asking.tsx';
import { asking as residualPoison } from './residual-poison/asking.tsx';
import { asking as revival } from './revival/asking.tsx';
import { asking as secretChecks } from './secret-checks/asking.tsx';
import { asking as accessCards } from './spice-harvest/access-asking.tsx';
import { asking as setup } from './setup/asking.tsx';
import { asking as shipAndMove } from './ship-and-move/asking.tsx';
import { asking as shipment } from './shipment/asking.tsx';
import { harvestsAsking } from './spice-harvest/asking.tsx';
import { asking as spiceBlow } from './spice-blow/asking.tsx';
import { asking as storm } from './storm/asking.tsx';
import { asking as stormCard } from './storm-card/asking.tsx';
import { asking as swap } from './swap/asking.tsx';
import { asking as truthtrance } from './truthtrance/asking.tsx';
import { asking as voice } from './voice/asking.tsx';

/**
 * The parts that a phone needs before its first prompt. They are one bundle, because a request for each page would take
 * longer than loading it.
 */
export const ASKING: {
  readonly [Name in FeaturesOn<'asking'> | Asker]: AskingParts<Name, (typeof FEATURES)[Name]>;
} = {
  advisors,
  coexistence,
  battle,
  bidding,
  charity,
  collection,
  dealing,
  fremenWorms,
  handSwap,
  harvests: harvestsAsking,
  harkonnen,
  kanly,
  kanlyCards,
  war,
  karama,
  mainCharacters,
  mentatPause,
  movement,
  cardGift,
  spiceWin,
  grants: grantsAsking,
  marks: marksAsking,
  ambushes: ambushesAsking,
  attacks: attacksAsking,
  traps: trapsAsking,
  orders,
  nexus,
  residualPoison,
  revival,
  secretChecks,
  accessCards,
  setup,
  shipAndMove,
  shipment,
  spiceBlow,
  storm,
  stormCard,
  swap,
  truthtrance,
  voice,
};

/** Returns the parts in this slot of a phone with a question, in order. */
export const onAskingPhone = <Slot extends keyof AskingSlots>(slot: Slot) =>
  fillersOf('asking', ASKING, slot) as readonly AskingSlots[Slot][];
