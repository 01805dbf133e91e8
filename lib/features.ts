/** All features, one line each. Only this file imports all of them. */
import { secretChecks } from './features/secret-checks/feature.ts';
import { dealing } from './features/dealing/feature.ts';
import { deals } from './features/deals/feature.ts';
import { letters } from './features/letters/feature.ts';
import { freePlay } from './features/free-play/feature.ts';
import { cardMemory } from './features/card-memory/feature.ts';
import { pace } from './features/pace/feature.ts';
import { handChanges } from './features/hand-changes/feature.ts';
import { permissions } from './features/permissions/feature.ts';
import { pledges } from './features/pledges/feature.ts';
import { standingCalls } from './features/standing-calls/feature.ts';
import { purses } from './features/purses/feature.ts';
import { questionTime } from './features/question-time/feature.ts';
import { openCards } from './features/open-cards/feature.ts';
import { showSecret } from './features/show-secret/feature.ts';
import { autoPass } from './features/auto-pass/feature.ts';
import { swap } from './features/swap/feature.ts';
import { pausing } from './features/pausing/feature.ts';
import { specialKarama } from './cards/special-karama/feature.ts';
import { residualPoison } from './cards/residual-poison/feature.ts';
import { mercenary } from './cards/mercenary/feature.ts';
import { semuta } from './cards/semuta/feature.ts';
import { coneOfSilence } from './cards/cone-of-silence/feature.ts';
import { truthtrance } from './cards/truthtrance/feature.ts';
import { kwisatzHaderach } from './factions/atreides/kwisatz-haderach/feature.ts';
import { advisors } from './factions/bene-gesserit/advisors/feature.ts';
import { coexistence } from './factions/bene-gesserit/coexisting/feature.ts';
import { beneGesseritPowers } from './factions/bene-gesserit/feature.ts';
import { gifts } from './factions/emperor/gifts/feature.ts';
import { voice } from './factions/bene-gesserit/voice/feature.ts';
import { spicePeek } from './factions/atreides/spice-peek/feature.ts';
import { stormCard } from './factions/fremen/storm-card/feature.ts';
import { fremenWorms } from './factions/fremen/worms/feature.ts';
import { harkonnenPowers } from './factions/harkonnen/feature.ts';
import { handSwap } from './factions/harkonnen/hand-swap/feature.ts';
import { cardGift } from './factions/bene-tleilaxu/card-gift/feature.ts';
import { grants } from './factions/bene-tleilaxu/grants/feature.ts';
import { stoppedRevival } from './factions/tleilaxu/stopped-revival/feature.ts';
import { deadTraitors } from './factions/tleilaxu/dead-traitors/feature.ts';
import { attacks } from './factions/bene-tleilaxu/attacks/feature.ts';
import { ambushes } from './factions/bene-tleilaxu/ambushes/feature.ts';
import { traps } from './factions/bene-tleilaxu/traps/feature.ts';
import { marks } from './factions/bene-tleilaxu/marks/feature.ts';
import { spiceWin } from './factions/bene-tleilaxu/spice-win/feature.ts';
import { orders } from './factions/lansraad/orders/feature.ts';
import { battle } from './features/battle/feature.ts';
import { bidding } from './features/bidding/feature.ts';
import { charity } from './features/charity/feature.ts';
import { chronicle } from './features/chronicle/feature.ts';
import { collection } from './features/collection/feature.ts';
import { mainCharacters } from './features/main-characters/feature.ts';
import { mentatPause } from './features/mentat-pause/feature.ts';
import { nexus } from './features/nexus/feature.ts';
import { revival } from './features/revival/feature.ts';
import { setup } from './features/setup/feature.ts';
import { shipment } from './features/shipment/feature.ts';
import { movement } from './features/movement/feature.ts';
import { shipAndMove } from './features/ship-and-move/feature.ts';
import { spiceBlow } from './features/spice-blow/feature.ts';
import { storm } from './features/storm/feature.ts';
import { turn } from './features/turn/feature.ts';
import { kanly } from './modules/duel/kanly/feature.ts';
import { kanlyCards } from './modules/duel/kanly-cards/feature.ts';
import { war } from './modules/duel/war/feature.ts';
import { accessCards } from './modules/spice-harvest/access/feature.ts';
import { harvests } from './modules/spice-harvest/harvests/feature.ts';
import { pieces } from './pieces/feature.ts';
import type { Feature } from './kernel/feature.ts';
import type { Contracts } from './model/contracts.ts';

/** The list of the kernel. If several features handle one thing, they are called in this order. */
export const FEATURES: { readonly [Name in keyof Contracts]: Feature<Contracts[Name]> } = {
  pieces,
  pausing,
  pace,
  questionTime,
  autoPass,
  pledges,
  gifts,
  purses,
  permissions,
  standingCalls,
  swap,
  dealing,
  deals,
  letters,
  handChanges,
  openCards,
  cardMemory,
  showSecret,
  freePlay,
  truthtrance,
  coneOfSilence,
  residualPoison,
  semuta,
  mercenary,
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
  mainCharacters,
  mentatPause,
  chronicle,
  kwisatzHaderach,
  voice,
  beneGesserit: beneGesseritPowers,
  advisors,
  coexistence,
  stormCard,
  spicePeek,
  fremenWorms,
  harkonnen: harkonnenPowers,
  handSwap,
  orders,
  cardGift,
  spiceWin,
  grants,
  marks,
  deadTraitors,
  stoppedRevival,
  ambushes,
  attacks,
  traps,
  kanly,
  kanlyCards,
  war,
  accessCards,
  harvests,
  secretChecks,
};
