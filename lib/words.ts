/** What is said of everything that plays, one line each. What the shell says stands in `briefs.ts`. */
import { checksWords } from './activities/checks/words.ts';
import { dealingWords } from './activities/dealing/words.ts';
import { dealsWords } from './activities/deals/words.ts';
import { freePlayWords } from './activities/free-play/words.ts';
import { memoryWords } from './activities/memory/words.ts';
import { paceWords } from './activities/pace/words.ts';
import { passingWords } from './activities/passing/words.ts';
import { permissionsWords } from './activities/permissions/words.ts';
import { pledgesWords } from './activities/pledges/words.ts';
import { preparedCallsWords } from './activities/prepared-calls/words.ts';
import { questionTimeWords } from './activities/question-time/words.ts';
import { recordsWords } from './activities/records/words.ts';
import { showingWords } from './activities/showing/words.ts';
import { standingAsideWords } from './activities/standing-aside/words.ts';
import { swapWords } from './activities/swap/words.ts';
import { talkingWords } from './activities/talking/words.ts';
import { specialKaramaWords } from './cards/special-karama/words.ts';
import { truthtranceWords } from './cards/truthtrance/words.ts';
import { kwisatzHaderachWords } from './factions/atreides/kwisatz-haderach/words.ts';
import { advisorsWords } from './factions/bene-gesserit/advisors/words.ts';
import { wealthWords } from './factions/emperor/wealth/words.ts';
import { voiceWords } from './factions/bene-gesserit/voice/words.ts';
import { beneGesseritWords } from './factions/bene-gesserit/words.ts';
import { spicePeekWords } from './factions/atreides/spice-peek/words.ts';
import { stormCardWords } from './factions/fremen/storm-card/words.ts';
import { fremenWormsWords } from './factions/fremen/worms/words.ts';
import { handSwapWords } from './factions/harkonnen/swap/words.ts';
import { harkonnenWords } from './factions/harkonnen/words.ts';
import { battleWords } from './phases/battle/words.ts';
import { mentatPauseWords } from './phases/mentat-pause/words.ts';
import { nexusWords } from './phases/nexus/words.ts';
import { revivalWords } from './phases/revival/words.ts';
import { setupWords } from './phases/setup/words.ts';
import { shipmentWords } from './phases/shipment/words.ts';
import { movementWords } from './phases/movement/words.ts';
import { shipAndMoveWords } from './phases/ship-and-move/words.ts';
import { spiceBlowWords } from './phases/spice-blow/words.ts';
import { stormWords } from './phases/storm/words.ts';
import { turnWords } from './phases/turn/words.ts';
import { piecesWords } from './pieces/words.ts';
import { machineWords } from './play/words.ts';
import type { Contracts } from './table/contracts.ts';
import type { MachineContract } from './table/machine.ts';
import { biddingWords } from './phases/bidding/words.ts';
import { charityWords } from './phases/charity/words.ts';
import { collectionWords } from './phases/collection/words.ts';
import type { Words } from './words/words.ts';

/** Of which anything is said. */
type Spoken = {
  [Name in keyof Contracts]: object extends Words<Contracts[Name]> ? never : Name;
}[keyof Contracts];

export const WORDS: { readonly [Name in Spoken]: Words<Contracts[Name]> } & {
  readonly machine: Words<MachineContract>;
} = {
  machine: machineWords,
  pieces: piecesWords,
  talking: talkingWords,
  pace: paceWords,
  questionTime: questionTimeWords,
  standingAside: standingAsideWords,
  pledges: pledgesWords,
  wealth: wealthWords,
  permissions: permissionsWords,
  preparedCalls: preparedCallsWords,
  swap: swapWords,
  dealing: dealingWords,
  deals: dealsWords,
  passing: passingWords,
  records: recordsWords,
  memory: memoryWords,
  showing: showingWords,
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
  checks: checksWords,
};
