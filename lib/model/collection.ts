import type { AdvantageId } from './advantages.ts';
import type { TerritoryId } from './territories.ts';

/** How much spice each force collects: usually, and if its faction holds one of the cities. */
export interface Collection {
  readonly perForce: number;
  readonly withCity: number;
  readonly cities: readonly TerritoryId[];
}

/** A stronghold that brings spice to its holder in the collection. */
export interface StrongholdIncome {
  readonly territory: TerritoryId;
  readonly spice: number;
}

/** An income from the bank in the collection: by a stronghold, or by a power. */
export type Income = StrongholdIncome | { readonly power: AdvantageId; readonly spice: number };

/** Returns the spice that one faction takes in all, from the sand and for its strongholds. */
export const sumOf = ({
  fields,
  incomes,
}: {
  readonly fields: readonly { readonly takes: number }[];
  readonly incomes: readonly Income[];
}): number =>
  [...fields.map(({ takes }) => takes), ...incomes.map(({ spice }) => spice)].reduce((sum, one) => sum + one, 0);
