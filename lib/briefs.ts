/** What the shell says of everything that plays, one line each. In the first load of screen and desk: no other word is reachable from here. */
import { checksBrief } from './activities/checks/brief.ts';
import { dealingBrief } from './activities/dealing/brief.ts';
import { freePlayBrief } from './activities/free-play/brief.ts';
import { truthtranceBrief } from './cards/truthtrance/brief.ts';
import { kwisatzHaderachBrief } from './factions/atreides/kwisatz-haderach/brief.ts';
import { advisorsBrief } from './factions/bene-gesserit/advisors/brief.ts';
import { beneGesseritBrief } from './factions/bene-gesserit/brief.ts';
import { voiceBrief } from './factions/bene-gesserit/voice/brief.ts';
import { stormCardBrief } from './factions/fremen/storm-card/brief.ts';
import { fremenWormsBrief } from './factions/fremen/worms/brief.ts';
import { harkonnenBrief } from './factions/harkonnen/brief.ts';
import { handSwapBrief } from './factions/harkonnen/swap/brief.ts';
import { battleBrief } from './phases/battle/brief.ts';
import { mentatPauseBrief } from './phases/mentat-pause/brief.ts';
import { nexusBrief } from './phases/nexus/brief.ts';
import { revivalBrief } from './phases/revival/brief.ts';
import { setupBrief } from './phases/setup/brief.ts';
import { shipmentBrief } from './phases/shipment/brief.ts';
import { movementBrief } from './phases/movement/brief.ts';
import { shipAndMoveBrief } from './phases/ship-and-move/brief.ts';
import { spiceBlowBrief } from './phases/spice-blow/brief.ts';
import { stormBrief } from './phases/storm/brief.ts';
import { piecesBrief } from './pieces/brief.ts';
import { biddingBrief } from './phases/bidding/brief.ts';
import { charityBrief } from './phases/charity/brief.ts';
import { collectionBrief } from './phases/collection/brief.ts';
import { machineBrief } from './play/brief.ts';
import type { Contracts } from './table/contracts.ts';
import type { MachineContract } from './table/machine.ts';
import type { Brief } from './words/brief.ts';

/** Of which the shell says anything. */
type Briefed = {
  [Name in keyof Contracts]: object extends Brief<Contracts[Name]> ? never : Name;
}[keyof Contracts];

export const BRIEFS: { readonly [Name in Briefed]: Brief<Contracts[Name]> } & {
  readonly machine: Brief<MachineContract>;
} = {
  machine: machineBrief,
  pieces: piecesBrief,
  dealing: dealingBrief,
  freePlay: freePlayBrief,
  truthtrance: truthtranceBrief,
  setup: setupBrief,
  storm: stormBrief,
  nexus: nexusBrief,
  revival: revivalBrief,
  shipment: shipmentBrief,
  movement: movementBrief,
  shipAndMove: shipAndMoveBrief,
  spiceBlow: spiceBlowBrief,
  charity: charityBrief,
  bidding: biddingBrief,
  battle: battleBrief,
  collection: collectionBrief,
  mentatPause: mentatPauseBrief,
  kwisatzHaderach: kwisatzHaderachBrief,
  voice: voiceBrief,
  beneGesserit: beneGesseritBrief,
  advisors: advisorsBrief,
  stormCard: stormCardBrief,
  fremenWorms: fremenWormsBrief,
  harkonnen: harkonnenBrief,
  handSwap: handSwapBrief,
  checks: checksBrief,
};
