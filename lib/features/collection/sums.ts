import { sumOf } from '../../model/collection.ts';
import type { FactionId } from '../../model/factions.ts';
import type { CollectedSpice } from './contract.ts';

/** Returns the total that one faction takes. */
export const amountOf = (collection: CollectedSpice, faction: FactionId): number =>
  collection.filter((own) => own.faction === faction).reduce((sum, own) => sum + sumOf(own), 0);
