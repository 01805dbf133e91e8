import { sumOf } from '../../model/collection.ts';
import type { FactionId } from '../../model/factions.ts';
import type { Harvest } from './contract.ts';

/** What one faction takes in all. */
export const amountOf = (harvest: Harvest, faction: FactionId): number =>
  harvest.filter((own) => own.faction === faction).reduce((sum, own) => sum + sumOf(own), 0);
