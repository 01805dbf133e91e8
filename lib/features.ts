import { battle } from './phases/battle/feature.ts';
import { mentatPause } from './phases/mentat-pause/feature.ts';
import { setup } from './phases/setup/feature.ts';
import { shipment } from './phases/shipment/feature.ts';
import { storm } from './phases/storm/feature.ts';
import { turn } from './phases/turn/feature.ts';

/** Everything that plays, one line each: the only file that imports all features. */

/** The list that the machine runs on. */
export const FEATURES = {
  turn,
  setup,
  storm,
  shipment,
  battle,
  mentatPause,
} as const;
