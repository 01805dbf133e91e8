/** Everything that plays, one line each: the only file that imports all features. */
import { shipment } from './phases/shipment/feature.ts';
import { storm } from './phases/storm/feature.ts';

/** The list that the machine runs on. */
export const FEATURES = {
  storm,
  shipment,
} as const;
