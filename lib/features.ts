/** Everything that plays, one line each: the only file that imports all features. */
import { checks } from './activities/checks/feature.ts';
import { dealing } from './activities/dealing/feature.ts';
import { deals } from './activities/deals/feature.ts';
import { freePlay } from './activities/free-play/feature.ts';
import { memory } from './activities/memory/feature.ts';
import { pace } from './activities/pace/feature.ts';
import { passing } from './activities/passing/feature.ts';
import { permissions } from './activities/permissions/feature.ts';
import { pledges } from './activities/pledges/feature.ts';
import { preparedCalls } from './activities/prepared-calls/feature.ts';
import { purses } from './activities/purses/feature.ts';
import { questionTime } from './activities/question-time/feature.ts';
import { records } from './activities/records/feature.ts';
import { showing } from './activities/showing/feature.ts';
import { standingAside } from './activities/standing-aside/feature.ts';
import { swap } from './activities/swap/feature.ts';
import { talking } from './activities/talking/feature.ts';
import { specialKarama } from './cards/special-karama/feature.ts';
import { truthtrance } from './cards/truthtrance/feature.ts';
import { kwisatzHaderach } from './factions/atreides/kwisatz-haderach/feature.ts';
import { advisors } from './factions/bene-gesserit/advisors/feature.ts';
import { beneGesseritPowers } from './factions/bene-gesserit/feature.ts';
import { wealth } from './factions/emperor/wealth/feature.ts';
import { voice } from './factions/bene-gesserit/voice/feature.ts';
import { spicePeek } from './factions/atreides/spice-peek/feature.ts';
import { stormCard } from './factions/fremen/storm-card/feature.ts';
import { fremenWorms } from './factions/fremen/worms/feature.ts';
import { harkonnenPowers } from './factions/harkonnen/feature.ts';
import { handSwap } from './factions/harkonnen/swap/feature.ts';
import { battle } from './phases/battle/feature.ts';
import { bidding } from './phases/bidding/feature.ts';
import { charity } from './phases/charity/feature.ts';
import { collection } from './phases/collection/feature.ts';
import { mentatPause } from './phases/mentat-pause/feature.ts';
import { nexus } from './phases/nexus/feature.ts';
import { revival } from './phases/revival/feature.ts';
import { setup } from './phases/setup/feature.ts';
import { shipment } from './phases/shipment/feature.ts';
import { movement } from './phases/movement/feature.ts';
import { shipAndMove } from './phases/ship-and-move/feature.ts';
import { spiceBlow } from './phases/spice-blow/feature.ts';
import { storm } from './phases/storm/feature.ts';
import { turn } from './phases/turn/feature.ts';
import { pieces } from './pieces/feature.ts';
import type { Feature } from './play/feature.ts';
import type { Contracts } from './table/contracts.ts';

/** The list that the machine runs on. Where several have a word on one thing, they are asked in this order. */
export const FEATURES: { readonly [Name in keyof Contracts]: Feature<Contracts[Name]> } = {
  pieces,
  talking,
  pace,
  questionTime,
  standingAside,
  pledges,
  wealth,
  purses,
  permissions,
  preparedCalls,
  swap,
  dealing,
  deals,
  passing,
  records,
  memory,
  showing,
  freePlay,
  truthtrance,
  specialKarama,
  turn,
  setup,
  storm,
  nexus,
  spiceBlow,
  charity,
  revival,
  bidding,
  shipment,
  movement,
  shipAndMove,
  battle,
  collection,
  mentatPause,
  kwisatzHaderach,
  voice,
  beneGesserit: beneGesseritPowers,
  advisors,
  stormCard,
  spicePeek,
  fremenWorms,
  harkonnen: harkonnenPowers,
  handSwap,
  checks,
};
