import type { FactionId } from '../../table/factions.ts';
import type { Harvest, HarvestOf } from './contract.ts';

/** What one faction takes in all. */
export const amountOf = (harvest: Harvest, faction: FactionId): number =>
  harvest.filter((own) => own.faction === faction).reduce((sum, own) => sum + sumOf(own), 0);

/** The sum beneath its line. */
export const sumOf = ({ fields, incomes }: HarvestOf): number =>
  [...fields.map(({ takes }) => takes), ...incomes.map(({ spice }) => spice)].reduce((sum, one) => sum + one, 0);
