/** What is said of everything that plays, one line each. What the shell says stands in `briefs.ts`. */
import { checksWords } from './features/secret-checks/messages.ts';
import { dealingWords } from './features/dealing/messages.ts';
import { dealsWords } from './features/deals/messages.ts';
import { freePlayWords } from './features/free-play/messages.ts';
import { memoryWords } from './features/card-memory/messages.ts';
import { paceWords } from './features/pace/messages.ts';
import { passingWords } from './features/hand-changes/messages.ts';
import { permissionsWords } from './features/permissions/messages.ts';
import { pledgesWords } from './features/pledges/messages.ts';
import { preparedCallsWords } from './features/standing-calls/messages.ts';
import { questionTimeWords } from './features/question-time/messages.ts';
import { recordsWords } from './features/open-cards/messages.ts';
import { showingWords } from './features/show-secret/messages.ts';
import { standingAsideWords } from './features/auto-pass/messages.ts';
import { swapWords } from './features/swap/messages.ts';
import { talkingWords } from './features/pausing/messages.ts';
import { specialKaramaWords } from './cards/special-karama/messages.ts';
import { truthtranceWords } from './cards/truthtrance/messages.ts';
import { kwisatzHaderachWords } from './factions/atreides/kwisatz-haderach/messages.ts';
import { advisorsWords } from './factions/bene-gesserit/advisors/messages.ts';
import { wealthWords } from './factions/emperor/gifts/messages.ts';
import { voiceWords } from './factions/bene-gesserit/voice/messages.ts';
import { beneGesseritWords } from './factions/bene-gesserit/messages.ts';
import { spicePeekWords } from './factions/atreides/spice-peek/messages.ts';
import { stormCardWords } from './factions/fremen/storm-card/messages.ts';
import { fremenWormsWords } from './factions/fremen/worms/messages.ts';
import { handSwapWords } from './factions/harkonnen/hand-swap/messages.ts';
import { harkonnenWords } from './factions/harkonnen/messages.ts';
import { battleWords } from './features/battle/messages.ts';
import { mentatPauseWords } from './features/mentat-pause/messages.ts';
import { nexusWords } from './features/nexus/messages.ts';
import { revivalWords } from './features/revival/messages.ts';
import { setupWords } from './features/setup/messages.ts';
import { shipmentWords } from './features/shipment/messages.ts';
import { movementWords } from './features/movement/messages.ts';
import { shipAndMoveWords } from './features/ship-and-move/messages.ts';
import { spiceBlowWords } from './features/spice-blow/messages.ts';
import { stormWords } from './features/storm/messages.ts';
import { turnWords } from './features/turn/messages.ts';
import { piecesWords } from './pieces/messages.ts';
import { machineWords } from './kernel/messages.ts';
import type { Contracts } from './model/contracts.ts';
import type { MachineContract } from './model/machine.ts';
import { biddingWords } from './features/bidding/messages.ts';
import { charityWords } from './features/charity/messages.ts';
import { collectionWords } from './features/collection/messages.ts';
import type { Words } from './messages/messages.ts';

/** Of which anything is said. */
type Spoken = {
  [Name in keyof Contracts]: object extends Words<Contracts[Name]> ? never : Name;
}[keyof Contracts];

export const WORDS: { readonly [Name in Spoken]: Words<Contracts[Name]> } & {
  readonly machine: Words<MachineContract>;
} = {
  machine: machineWords,
  pieces: piecesWords,
  pausing: talkingWords,
  pace: paceWords,
  questionTime: questionTimeWords,
  autoPass: standingAsideWords,
  pledges: pledgesWords,
  gifts: wealthWords,
  permissions: permissionsWords,
  standingCalls: preparedCallsWords,
  swap: swapWords,
  dealing: dealingWords,
  deals: dealsWords,
  handChanges: passingWords,
  openCards: recordsWords,
  cardMemory: memoryWords,
  showSecret: showingWords,
  freePlay: freePlayWords,
  truthtrance: truthtranceWords,
  specialKarama: specialKaramaWords,
  turn: turnWords,
  setup: setupWords,
  storm: stormWords,
  nexus: nexusWords,
  revival: revivalWords,
  shipment: shipmentWords,
  movement: movementWords,
  shipAndMove: shipAndMoveWords,
  spiceBlow: spiceBlowWords,
  charity: charityWords,
  bidding: biddingWords,
  battle: battleWords,
  collection: collectionWords,
  mentatPause: mentatPauseWords,
  kwisatzHaderach: kwisatzHaderachWords,
  voice: voiceWords,
  beneGesserit: beneGesseritWords,
  advisors: advisorsWords,
  stormCard: stormCardWords,
  spicePeek: spicePeekWords,
  fremenWorms: fremenWormsWords,
  harkonnen: harkonnenWords,
  handSwap: handSwapWords,
  secretChecks: checksWords,
};
