/** The test code of all features, one line each. Only this file imports all of it. */
import { answering } from './features/answering/feature.ts';
import { battle } from './features/battle/feature.ts';
import { advisors } from './features/advisors/feature.ts';
import { coexistence } from './features/coexistence/feature.ts';
import { beneGesserit } from './features/bene-gesserit/feature.ts';
import { bidding } from './features/bidding/feature.ts';
import { charity } from './features/charity/feature.ts';
import { secretChecks } from './features/secret-checks/feature.ts';
import { chronicle } from './features/chronicle/feature.ts';
import { collection } from './features/collection/feature.ts';
import { dealing } from './features/dealing/feature.ts';
import { deals } from './features/deals/feature.ts';
import { letters } from './features/letters/feature.ts';
import { freePlay } from './features/free-play/feature.ts';
import { fremenWorms } from './features/fremen-worms/feature.ts';
import { handSwap } from './features/hand-swap/feature.ts';
import { harkonnen } from './features/harkonnen/feature.ts';
import { instructions } from './features/instructions/feature.ts';
import { kanly } from './features/kanly/feature.ts';
import { kanlyCards } from './features/kanly-cards/feature.ts';
import { war } from './features/war/feature.ts';
import { karama } from './features/karama/feature.ts';
import { kwisatzHaderach } from './features/kwisatz-haderach/feature.ts';
import { cardRecords } from './features/card-records/feature.ts';
import { cardMemory } from './features/card-memory/feature.ts';
import { mainCharacters } from './features/main-characters/feature.ts';
import { mentatPause } from './features/mentat-pause/feature.ts';
import { handChanges } from './features/hand-changes/feature.ts';
import { accessCards } from './features/access-cards/feature.ts';
import { harvests } from './features/harvests/feature.ts';
import { pieces } from './features/pieces/feature.ts';
import { revival } from './features/revival/feature.ts';
import { setup } from './features/setup/feature.ts';
import { movement } from './features/movement/feature.ts';
import { shipAndMove } from './features/ship-and-move/feature.ts';
import { shipment } from './features/shipment/feature.ts';
import { specialKarama } from './features/special-karama/feature.ts';
import { spiceBlow } from './features/spice-blow/feature.ts';
import { openCards } from './features/open-cards/feature.ts';
import { showSecret } from './features/show-secret/feature.ts';
import { autoPass } from './features/auto-pass/feature.ts';
import { stepping } from './features/stepping/feature.ts';
import { spicePeek } from './features/spice-peek/feature.ts';
import { storm } from './features/storm/feature.ts';
import { stormCard } from './features/storm-card/feature.ts';
import { swap } from './features/swap/feature.ts';
import { takeBack } from './features/take-back/feature.ts';
import { pace } from './features/pace/feature.ts';
import { questionTime } from './features/question-time/feature.ts';
import { pausing } from './features/pausing/feature.ts';
import { mercenary } from './features/mercenary/feature.ts';
import { semuta } from './features/semuta/feature.ts';
import { residualPoison } from './features/residual-poison/feature.ts';
import { coneOfSilence } from './features/cone-of-silence/feature.ts';
import { truthtrance } from './features/truthtrance/feature.ts';
import { turn } from './features/turn/feature.ts';
import { undo } from './features/undo/feature.ts';
import { voice } from './features/voice/feature.ts';
import { windows } from './features/windows/feature.ts';
import type { All, TestsOf } from './support/feature.ts';
import { own } from './features/own/feature.ts';
import { corrections } from './features/corrections/feature.ts';
import { nexus } from './features/nexus/feature.ts';
import { cardGift } from './features/card-gift/feature.ts';
import { spiceWin } from './features/spice-win/feature.ts';
import { stoppedRevival } from './features/stopped-revival/feature.ts';
import { deadTraitors } from './features/dead-traitors/feature.ts';
import { attacks } from './features/attacks/feature.ts';
import { ambushes } from './features/ambushes/feature.ts';
import { traps } from './features/traps/feature.ts';
import { marks } from './features/marks/feature.ts';
import { grants } from './features/grants/feature.ts';
import { orders } from './features/orders/feature.ts';
import { permissions } from './features/permissions/feature.ts';
import { standingCalls } from './features/standing-calls/feature.ts';
import { pledges } from './features/pledges/feature.ts';
import { purses } from './features/purses/feature.ts';
import { gifts } from './features/gifts/feature.ts';
import { opening } from './features/opening/feature.ts';

export const FEATURES = {
  advisors,
  coexistence,
  answering,
  battle,
  beneGesserit,
  bidding,
  charity,
  secretChecks,
  collection,
  dealing,
  deals,
  letters,
  freePlay,
  fremenWorms,
  harkonnen,
  handSwap,
  accessCards,
  harvests,
  instructions,
  kanly,
  kanlyCards,
  war,
  karama,
  kwisatzHaderach,
  cardMemory,
  mainCharacters,
  mentatPause,
  chronicle,
  nexus,
  orders,
  grants,
  cardGift,
  spiceWin,
  marks,
  deadTraitors,
  stoppedRevival,
  ambushes,
  attacks,
  traps,
  handChanges,
  pieces,
  permissions,
  pledges,
  standingCalls,
  purses,
  revival,
  setup,
  shipment,
  movement,
  shipAndMove,
  openCards,
  cardRecords,
  showSecret,
  specialKarama,
  spiceBlow,
  autoPass,
  stepping,
  storm,
  stormCard,
  spicePeek,
  swap,
  takeBack,
  pausing,
  pace,
  questionTime,
  truthtrance,
  coneOfSilence,
  residualPoison,
  semuta,
  mercenary,
  turn,
  undo,
  voice,
  gifts,
  windows,
  opening,
  corrections,
  own,
} satisfies { readonly [Name in keyof All]: TestsOf<Name> };
