import { sumOf } from '../../model/collection.ts';
import type { FactionId } from '../../model/factions.ts';
import type { CollectedSpice } from './contract.ts';

/** What one faction takes in all. */
export const amountOf = (harvest: CollectedSpice, faction: FactionId): number =>
  harvest.filter((own) => own.faction === faction).reduce((sum, own) => sum + sumOf(own), 0);
