/**
 * The labels of all features for the page shell, one line each. Every screen and desk loads them with the first page,
 * and the other messages later.
 */
import { secretChecksLabels } from './features/secret-checks/labels.ts';
import { dealingLabels } from './features/dealing/labels.ts';
import { freePlayLabels } from './features/free-play/labels.ts';
import { residualPoisonLabels } from './cards/residual-poison/labels.ts';
import { truthtranceLabels } from './cards/truthtrance/labels.ts';
import { kwisatzHaderachLabels } from './factions/atreides/kwisatz-haderach/labels.ts';
import { advisorsLabels } from './factions/bene-gesserit/advisors/labels.ts';
import { coexistenceLabels } from './factions/bene-gesserit/coexisting/labels.ts';
import { beneGesseritLabels } from './factions/bene-gesserit/labels.ts';
import { voiceLabels } from './factions/bene-gesserit/voice/labels.ts';
import { stormCardLabels } from './factions/fremen/storm-card/labels.ts';
import { fremenWormsLabels } from './factions/fremen/worms/labels.ts';
import { harkonnenLabels } from './factions/harkonnen/labels.ts';
import { handSwapLabels } from './factions/harkonnen/hand-swap/labels.ts';
import { cardGiftLabels } from './factions/bene-tleilaxu/card-gift/labels.ts';
import { grantsLabels } from './factions/bene-tleilaxu/grants/labels.ts';
import { attacksLabels } from './factions/bene-tleilaxu/attacks/labels.ts';
import { ambushesLabels } from './factions/bene-tleilaxu/ambushes/labels.ts';
import { trapsLabels } from './factions/bene-tleilaxu/traps/labels.ts';
import { marksLabels } from './factions/bene-tleilaxu/marks/labels.ts';
import { spiceWinLabels } from './factions/bene-tleilaxu/spice-win/labels.ts';
import { ordersLabels } from './factions/lansraad/orders/labels.ts';
import { battleLabels } from './features/battle/labels.ts';
import { mainCharactersLabels } from './features/main-characters/labels.ts';
import { mentatPauseLabels } from './features/mentat-pause/labels.ts';
import { nexusLabels } from './features/nexus/labels.ts';
import { revivalLabels } from './features/revival/labels.ts';
import { setupLabels } from './features/setup/labels.ts';
import { shipmentLabels } from './features/shipment/labels.ts';
import { movementLabels } from './features/movement/labels.ts';
import { shipAndMoveLabels } from './features/ship-and-move/labels.ts';
import { spiceBlowLabels } from './features/spice-blow/labels.ts';
import { stormLabels } from './features/storm/labels.ts';
import { kanlyLabels } from './modules/duel/kanly/labels.ts';
import { kanlyCardsLabels } from './modules/duel/kanly-cards/labels.ts';
import { warLabels } from './modules/duel/war/labels.ts';
import { accessCardsLabels } from './modules/spice-harvest/access/labels.ts';
import { harvestsLabels } from './modules/spice-harvest/harvests/labels.ts';
import { piecesLabels } from './pieces/labels.ts';
import { biddingLabels } from './features/bidding/labels.ts';
import { charityLabels } from './features/charity/labels.ts';
import { collectionLabels } from './features/collection/labels.ts';
import { kernelLabels } from './kernel/labels.ts';
import type { Contracts } from './model/contracts.ts';
import type { MachineContract } from './model/machine.ts';
import type { Labels } from './messages/labels.ts';

/** The features that have labels. */
type Briefed = {
  [Name in keyof Contracts]: object extends Labels<Contracts[Name]> ? never : Name;
}[keyof Contracts];

export const LABELS: { readonly [Name in Briefed]: Labels<Contracts[Name]> } & {
  readonly machine: Labels<MachineContract>;
} = {
  machine: kernelLabels,
  pieces: piecesLabels,
  dealing: dealingLabels,
  freePlay: freePlayLabels,
  truthtrance: truthtranceLabels,
  residualPoison: residualPoisonLabels,
  // Their headlines are of a step of the set-up, so they come before its own.
  kanly: kanlyLabels,
  kanlyCards: kanlyCardsLabels,
  war: warLabels,
  ambushes: ambushesLabels,
  accessCards: accessCardsLabels,
  harvests: harvestsLabels,
  setup: setupLabels,
  storm: stormLabels,
  nexus: nexusLabels,
  revival: revivalLabels,
  shipment: shipmentLabels,
  movement: movementLabels,
  shipAndMove: shipAndMoveLabels,
  spiceBlow: spiceBlowLabels,
  charity: charityLabels,
  bidding: biddingLabels,
  battle: battleLabels,
  collection: collectionLabels,
  mainCharacters: mainCharactersLabels,
  mentatPause: mentatPauseLabels,
  kwisatzHaderach: kwisatzHaderachLabels,
  voice: voiceLabels,
  beneGesserit: beneGesseritLabels,
  advisors: advisorsLabels,
  coexistence: coexistenceLabels,
  stormCard: stormCardLabels,
  fremenWorms: fremenWormsLabels,
  harkonnen: harkonnenLabels,
  handSwap: handSwapLabels,
  orders: ordersLabels,
  cardGift: cardGiftLabels,
  spiceWin: spiceWinLabels,
  grants: grantsLabels,
  attacks: attacksLabels,
  traps: trapsLabels,
  marks: marksLabels,
  secretChecks: secretChecksLabels,
};
