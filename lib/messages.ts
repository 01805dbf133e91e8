/** The messages of all features, one line each. The labels of the page shell are in `labels.ts`. */
import { secretChecksMessages } from './features/secret-checks/messages.ts';
import { dealingMessages } from './features/dealing/messages.ts';
import { dealsMessages } from './features/deals/messages.ts';
import { lettersMessages } from './features/letters/messages.ts';
import { freePlayMessages } from './features/free-play/messages.ts';
import { cardMemoryMessages } from './features/card-memory/messages.ts';
import { paceMessages } from './features/pace/messages.ts';
import { handChangesMessages } from './features/hand-changes/messages.ts';
import { permissionsMessages } from './features/permissions/messages.ts';
import { pledgesMessages } from './features/pledges/messages.ts';
import { standingCallsMessages } from './features/standing-calls/messages.ts';
import { questionTimeMessages } from './features/question-time/messages.ts';
import { openCardsMessages } from './features/open-cards/messages.ts';
import { showSecretMessages } from './features/show-secret/messages.ts';
import { autoPassMessages } from './features/auto-pass/messages.ts';
import { swapMessages } from './features/swap/messages.ts';
import { pausingMessages } from './features/pausing/messages.ts';
import { specialKaramaMessages } from './cards/special-karama/messages.ts';
import { residualPoisonMessages } from './cards/residual-poison/messages.ts';
import { mercenaryMessages } from './cards/mercenary/messages.ts';
import { semutaMessages } from './cards/semuta/messages.ts';
import { coneOfSilenceMessages } from './cards/cone-of-silence/messages.ts';
import { truthtranceMessages } from './cards/truthtrance/messages.ts';
import { kwisatzHaderachMessages } from './factions/atreides/kwisatz-haderach/messages.ts';
import { advisorsMessages } from './factions/bene-gesserit/advisors/messages.ts';
import { coexistenceMessages } from './factions/bene-gesserit/coexisting/messages.ts';
import { giftsMessages } from './factions/emperor/gifts/messages.ts';
import { voiceMessages } from './factions/bene-gesserit/voice/messages.ts';
import { beneGesseritMessages } from './factions/bene-gesserit/messages.ts';
import { spicePeekMessages } from './factions/atreides/spice-peek/messages.ts';
import { stormCardMessages } from './factions/fremen/storm-card/messages.ts';
import { fremenWormsMessages } from './factions/fremen/worms/messages.ts';
import { handSwapMessages } from './factions/harkonnen/hand-swap/messages.ts';
import { harkonnenMessages } from './factions/harkonnen/messages.ts';
import { cardGiftMessages } from './factions/bene-tleilaxu/card-gift/messages.ts';
import { grantsMessages } from './factions/bene-tleilaxu/grants/messages.ts';
import { stoppedRevivalMessages } from './factions/tleilaxu/stopped-revival/messages.ts';
import { deadTraitorsMessages } from './factions/tleilaxu/dead-traitors/messages.ts';
import { attacksMessages } from './factions/bene-tleilaxu/attacks/messages.ts';
import { ambushesMessages } from './factions/bene-tleilaxu/ambushes/messages.ts';
import { trapsMessages } from './factions/bene-tleilaxu/traps/messages.ts';
import { marksMessages } from './factions/bene-tleilaxu/marks/messages.ts';
import { spiceWinMessages } from './factions/bene-tleilaxu/spice-win/messages.ts';
import { ordersMessages } from './factions/lansraad/orders/messages.ts';
import { battleMessages } from './features/battle/messages.ts';
import { mainCharactersMessages } from './features/main-characters/messages.ts';
import { mentatPauseMessages } from './features/mentat-pause/messages.ts';
import { nexusMessages } from './features/nexus/messages.ts';
import { revivalMessages } from './features/revival/messages.ts';
import { setupMessages } from './features/setup/messages.ts';
import { shipmentMessages } from './features/shipment/messages.ts';
import { movementMessages } from './features/movement/messages.ts';
import { shipAndMoveMessages } from './features/ship-and-move/messages.ts';
import { spiceBlowMessages } from './features/spice-blow/messages.ts';
import { stormMessages } from './features/storm/messages.ts';
import { turnMessages } from './features/turn/messages.ts';
import { kanlyMessages } from './modules/duel/kanly/messages.ts';
import { kanlyCardsMessages } from './modules/duel/kanly-cards/messages.ts';
import { warMessages } from './modules/duel/war/messages.ts';
import { accessCardsMessages } from './modules/spice-harvest/access/messages.ts';
import { harvestsMessages } from './modules/spice-harvest/harvests/messages.ts';
import { piecesMessages } from './pieces/messages.ts';
import { kernelMessages } from './kernel/messages.ts';
import type { Contracts } from './model/contracts.ts';
import type { MachineContract } from './model/machine.ts';
import { biddingMessages } from './features/bidding/messages.ts';
import { charityMessages } from './features/charity/messages.ts';
import { chronicleMessages } from './features/chronicle/messages.ts';
import { collectionMessages } from './features/collection/messages.ts';
import type { Messages } from './messages/messages.ts';

/** The features that have messages. */
type Spoken = {
  [Name in keyof Contracts]: object extends Messages<Contracts[Name]> ? never : Name;
}[keyof Contracts];

export const MESSAGES: { readonly [Name in Spoken]: Messages<Contracts[Name]> } & {
  readonly machine: Messages<MachineContract>;
} = {
  machine: kernelMessages,
  pieces: piecesMessages,
  pausing: pausingMessages,
  pace: paceMessages,
  questionTime: questionTimeMessages,
  autoPass: autoPassMessages,
  pledges: pledgesMessages,
  gifts: giftsMessages,
  permissions: permissionsMessages,
  standingCalls: standingCallsMessages,
  swap: swapMessages,
  dealing: dealingMessages,
  deals: dealsMessages,
  letters: lettersMessages,
  handChanges: handChangesMessages,
  openCards: openCardsMessages,
  cardMemory: cardMemoryMessages,
  showSecret: showSecretMessages,
  freePlay: freePlayMessages,
  truthtrance: truthtranceMessages,
  coneOfSilence: coneOfSilenceMessages,
  residualPoison: residualPoisonMessages,
  semuta: semutaMessages,
  mercenary: mercenaryMessages,
  specialKarama: specialKaramaMessages,
  turn: turnMessages,
  setup: setupMessages,
  storm: stormMessages,
  nexus: nexusMessages,
  revival: revivalMessages,
  shipment: shipmentMessages,
  movement: movementMessages,
  shipAndMove: shipAndMoveMessages,
  spiceBlow: spiceBlowMessages,
  charity: charityMessages,
  bidding: biddingMessages,
  battle: battleMessages,
  collection: collectionMessages,
  mainCharacters: mainCharactersMessages,
  mentatPause: mentatPauseMessages,
  chronicle: chronicleMessages,
  kwisatzHaderach: kwisatzHaderachMessages,
  voice: voiceMessages,
  beneGesserit: beneGesseritMessages,
  advisors: advisorsMessages,
  coexistence: coexistenceMessages,
  stormCard: stormCardMessages,
  spicePeek: spicePeekMessages,
  fremenWorms: fremenWormsMessages,
  harkonnen: harkonnenMessages,
  handSwap: handSwapMessages,
  orders: ordersMessages,
  cardGift: cardGiftMessages,
  spiceWin: spiceWinMessages,
  grants: grantsMessages,
  marks: marksMessages,
  deadTraitors: deadTraitorsMessages,
  stoppedRevival: stoppedRevivalMessages,
  ambushes: ambushesMessages,
  attacks: attacksMessages,
  traps: trapsMessages,
  kanly: kanlyMessages,
  kanlyCards: kanlyCardsMessages,
  war: warMessages,
  accessCards: accessCardsMessages,
  harvests: harvestsMessages,
  secretChecks: secretChecksMessages,
};
