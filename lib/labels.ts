/** What the shell says of everything that plays, one line each. In the first load of screen and desk: no other word is reachable from here. */
import { checksBrief } from './features/secret-checks/labels.ts';
import { dealingBrief } from './features/dealing/labels.ts';
import { freePlayBrief } from './features/free-play/labels.ts';
import { truthtranceBrief } from './cards/truthtrance/labels.ts';
import { kwisatzHaderachBrief } from './factions/atreides/kwisatz-haderach/labels.ts';
import { advisorsBrief } from './factions/bene-gesserit/advisors/labels.ts';
import { beneGesseritBrief } from './factions/bene-gesserit/labels.ts';
import { voiceBrief } from './factions/bene-gesserit/voice/labels.ts';
import { stormCardBrief } from './factions/fremen/storm-card/labels.ts';
import { fremenWormsBrief } from './factions/fremen/worms/labels.ts';
import { harkonnenBrief } from './factions/harkonnen/labels.ts';
import { handSwapBrief } from './factions/harkonnen/hand-swap/labels.ts';
import { battleBrief } from './features/battle/labels.ts';
import { mentatPauseBrief } from './features/mentat-pause/labels.ts';
import { nexusBrief } from './features/nexus/labels.ts';
import { revivalBrief } from './features/revival/labels.ts';
import { setupBrief } from './features/setup/labels.ts';
import { shipmentBrief } from './features/shipment/labels.ts';
import { movementBrief } from './features/movement/labels.ts';
import { shipAndMoveBrief } from './features/ship-and-move/labels.ts';
import { spiceBlowBrief } from './features/spice-blow/labels.ts';
import { stormBrief } from './features/storm/labels.ts';
import { piecesBrief } from './pieces/labels.ts';
import { biddingBrief } from './features/bidding/labels.ts';
import { charityBrief } from './features/charity/labels.ts';
import { collectionBrief } from './features/collection/labels.ts';
import { machineBrief } from './kernel/labels.ts';
import type { Contracts } from './model/contracts.ts';
import type { MachineContract } from './model/machine.ts';
import type { Brief } from './messages/labels.ts';

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
  secretChecks: checksBrief,
};
