import type { FactionId } from '../factions.ts';
import type { Cargo } from '../shipment.ts';

/** A shipment that is announced and has not landed, as the whole table may see it. */
export type ShipmentView = Cargo & {
  readonly faction: FactionId;
  /** It may still be stopped, or its owner chooses whom the storm takes. */
  readonly step: 'announced' | 'losses';
};
