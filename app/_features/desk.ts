import type { FeatureFacts, FeatureSecrets } from '#client';
import type { DeskParts, DeskSlots } from '#app/_components/feature/desk-slots.ts';
import type { FEATURES, FeaturesOn } from './features.ts';
import { fillersOf } from './registry.ts';
import { desk as autoPass } from './auto-pass/desk.tsx';
import { desk as battle } from './battle/desk.tsx';
import { desk as beneGesserit } from './bene-gesserit/desk.tsx';
import { desk as bidding } from './bidding/desk.tsx';
import { desk as charity } from './charity/desk.tsx';
import { desk as chronicle } from './chronicle/desk.tsx';
import { desk as collection } from './collection/desk.tsx';
import { desk as dealing } from './dealing/desk.tsx';
import { desk as deadTraitors } from './dead-traitors/desk.tsx';
import { desk as deals } from './deals/desk.tsx';
import { desk as harkonnen } from './harkonnen/desk.tsx';
import { desk as houseRules } from './house-rules/desk.tsx';
import { desk as kanlyCards } from './kanly-cards/desk.tsx';
import { desk as kwisatzHaderach } from './kwisatz-haderach/desk.tsx';
import { desk as marks } from './marks/desk.tsx';
import { desk as mentatPause } from './mentat-pause/desk.tsx';
import { desk as nexus } from './nexus/desk.tsx';
import { desk as openCards } from './open-cards/desk.tsx';
import { ambushesDesk } from './ambushes/desk.tsx';
import { trapsDesk } from './traps/desk.tsx';
import { desk as orders } from './orders/desk.tsx';
import { desk as pace } from './pace/desk.tsx';
import { desk as pieces } from './pieces/desk.tsx';
import { desk as questionTime } from './question-time/desk.tsx';
import { desk as revival } from './revival/desk.tsx';
import { desk as setup } from './setup/desk.tsx';
import { desk as shipAndMove } from './ship-and-move/desk.tsx';
import { desk as shipment } from './shipment/desk.tsx';
import { desk as residualPoison } from './residual-poison/desk.tsx';
import { desk as mercenary } from './mercenary/desk.tsx';
import { desk as semuta } from './semuta/desk.tsx';
import { desk as kanly } from './kanly/desk.tsx';
import { desk as coneOfSilence } from './cone-of-silence/desk.tsx';
import { accessCardsDesk, harvestsDesk } from './spice-harvest/desk.tsx';
import { desk as specialKarama } from './special-karama/desk.tsx';
import { desk as spiceBlow } from './spice-blow/desk.tsx';
import { desk as storm } from './storm/desk.tsx';
import { desk as stormCard } from './storm-card/desk.tsx';
import { desk as turn } from './turn/desk.tsx';

/** The parts that each feature brings to the desk. */
export const DESK: {
  readonly [Name in FeaturesOn<'desk'> | keyof FeatureFacts | keyof FeatureSecrets]: DeskParts<
    Name,
    (typeof FEATURES)[Name]
  >;
} = {
  autoPass,
  battle,
  beneGesserit,
  bidding,
  charity,
  chronicle,
  collection,
  dealing,
  deadTraitors,
  deals,
  harkonnen,
  harvests: harvestsDesk,
  accessCards: accessCardsDesk,
  houseRules,
  kanlyCards,
  kwisatzHaderach,
  marks,
  mentatPause,
  nexus,
  openCards,
  orders,
  ambushes: ambushesDesk,
  traps: trapsDesk,
  pace,
  pieces,
  questionTime,
  revival,
  setup,
  shipAndMove,
  shipment,
  residualPoison,
  semuta,
  mercenary,
  kanly,
  coneOfSilence,
  specialKarama,
  spiceBlow,
  storm,
  stormCard,
  turn,
};

/** Returns the parts in this slot of the desk, in order. */
export const onDesk = <Slot extends keyof DeskSlots>(slot: Slot) =>
  fillersOf('desk', DESK, slot) as readonly DeskSlots[Slot][];
