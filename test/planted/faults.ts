import type { PlantedFault } from './fault.ts';
import { ACCESS_CARDS } from './faults/access-cards.ts';
import { APP } from './faults/app.ts';
import { BATTLE } from './faults/battle.ts';
import { CHARITY_BIDDING_REVIVAL } from './faults/charity-bidding-revival.ts';
import { EDGE_AND_LIVE } from './faults/edge-and-live.ts';
import { FACTIONS_POWERS } from './faults/factions.ts';
import { KERNEL } from './faults/kernel.ts';
import { NINE_FACTION } from './faults/nine-faction.ts';
import { OPTIONS_1979 } from './faults/options-1979.ts';
import { ROUNDS } from './faults/rounds.ts';
import { SECRETS } from './faults/secrets.ts';
import { SERVER } from './faults/server.ts';
import { SHIP_AND_MOVE } from './faults/ship-and-move.ts';
import { STORM_AND_SPICE } from './faults/storm-and-spice.ts';
import { TURN_AND_ALLIANCES } from './faults/turn-and-alliances.ts';

/** All planted faults, in the order in which they are tried. */
export const FAULTS: readonly PlantedFault[] = [
  ...STORM_AND_SPICE,
  ...CHARITY_BIDDING_REVIVAL,
  ...SHIP_AND_MOVE,
  ...ROUNDS,
  ...BATTLE,
  ...TURN_AND_ALLIANCES,
  ...FACTIONS_POWERS,
  ...OPTIONS_1979,
  ...NINE_FACTION,
  ...KERNEL,
  ...SERVER,
  ...EDGE_AND_LIVE,
  ...APP,
  ...SECRETS,
  ...ACCESS_CARDS,
];
