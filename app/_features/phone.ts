'use client';
import type { FeatureSecrets } from '#client';
import type { PhoneParts, PhoneSlots } from '#app/_components/feature/phone-slots.ts';
import type { FEATURES, FeaturesOn } from './features.ts';
import { fillersOf } from './registry.ts';
import { accessPhone } from './spice-harvest/access-phone.tsx';
import { phone as advisors } from './advisors/phone.tsx';
import { phone as battle } from './battle/phone.tsx';
import { phone as beneGesserit } from './bene-gesserit/phone.tsx';
import { phone as bidding } from './bidding/phone.tsx';
import { phone as cardMemory } from './card-memory/phone.tsx';
import { phone as charity } from './charity/phone.tsx';
import { phone as chronicle } from './chronicle/phone.tsx';
import { phone as collection } from './collection/phone.tsx';
import { phone as deals } from './deals/phone.tsx';
import { phone as letters } from './letters/phone.tsx';
import { phone as freePlay } from './free-play/phone.tsx';
import { phone as gifts } from './gifts/phone.tsx';
import { phone as handChanges } from './hand-changes/phone.tsx';
import { phone as harkonnen } from './harkonnen/phone.tsx';
import { phone as residualPoison } from './residual-poison/phone.tsx';
import { phone as mercenary } from './mercenary/phone.tsx';
import { phone as semuta } from './semuta/phone.tsx';
import { phone as kanly } from './kanly/phone.tsx';
import { phone as coneOfSilence } from './cone-of-silence/phone.tsx';
import { phone as houseRules } from './house-rules/phone.tsx';
import { phone as kanlyCards } from './kanly-cards/phone.tsx';
import { phone as kwisatzHaderach } from './kwisatz-haderach/phone.tsx';
import { phone as mainCharacters } from './main-characters/phone.tsx';
import { phone as cardGift } from './card-gift/phone.tsx';
import { phone as spiceWin } from './spice-win/phone.tsx';
import { deadTraitorsPhone } from './dead-traitors/listed.tsx';
import { ambushesPhone } from './ambushes/at-table.tsx';
import { trapsPhone } from './traps/at-table.tsx';
import { marksPhone } from './marks/controlled.tsx';
import { phone as orders } from './orders/phone.tsx';
import { phone as mentatPause } from './mentat-pause/phone.tsx';
import { phone as openCards } from './open-cards/phone.tsx';
import { phone as pace } from './pace/phone.tsx';
import { phone as permissions } from './permissions/phone.tsx';
import { phone as pieces } from './pieces/phone.tsx';
import { phone as pledges } from './pledges/phone.tsx';
import { phone as revival } from './revival/phone.tsx';
import { phone as setup } from './setup/phone.tsx';
import { phone as shipAndMove } from './ship-and-move/phone.tsx';
import { phone as showSecret } from './show-secret/phone.tsx';
import { phone as specialKarama } from './special-karama/phone.tsx';
import { phone as harvests } from './spice-harvest/phone.tsx';
import { phone as spiceBlow } from './spice-blow/phone.tsx';
import { phone as spicePeek } from './spice-peek/phone.tsx';
import { phone as standingCalls } from './standing-calls/phone.tsx';
import { phone as storm } from './storm/phone.tsx';
import { phone as stormCard } from './storm-card/phone.tsx';
import { phone as swap } from './swap/phone.tsx';

/** The parts that a phone shows between decisions: one bundle, which loads after the first question. */
const PHONE: {
  readonly [Name in FeaturesOn<'phone'> | keyof FeatureSecrets]: PhoneParts<Name, (typeof FEATURES)[Name]>;
} = {
  accessCards: accessPhone,
  advisors,
  battle,
  beneGesserit,
  bidding,
  cardMemory,
  charity,
  chronicle,
  collection,
  deals,
  letters,
  freePlay,
  gifts,
  handChanges,
  harkonnen,
  residualPoison,
  semuta,
  mercenary,
  kanly,
  coneOfSilence,
  houseRules,
  kanlyCards,
  kwisatzHaderach,
  mainCharacters,
  orders,
  cardGift,
  spiceWin,
  marks: marksPhone,
  deadTraitors: deadTraitorsPhone,
  ambushes: ambushesPhone,
  traps: trapsPhone,
  mentatPause,
  openCards,
  pace,
  permissions,
  pieces,
  pledges,
  revival,
  setup,
  shipAndMove,
  showSecret,
  specialKarama,
  harvests,
  spiceBlow,
  spicePeek,
  standingCalls,
  storm,
  stormCard,
  swap,
};

/** Returns the parts in this slot of a phone, in order. */
export const onPhone = <Slot extends keyof PhoneSlots>(slot: Slot) =>
  fillersOf('phone', PHONE, slot) as readonly PhoneSlots[Slot][];
