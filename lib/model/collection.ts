import type { AdvantageId } from './advantages.ts';
import type { TerritoryId } from './territories.ts';

/** What one force collects of the spice beside it, and what while its faction holds one of the cities. */
export interface Collection {
  readonly perForce: number;
  readonly withCity: number;
  readonly cities: readonly TerritoryId[];
}

/** A stronghold that brings spice to whoever holds it while spice is collected. */
export interface StrongholdIncome {
  readonly territory: TerritoryId;
  readonly spice: number;
}

/** What somebody gets from the bank while spice is collected: by a stronghold, or by a power. */
export type Income = StrongholdIncome | { readonly power: AdvantageId; readonly spice: number };

/** What one faction takes in all: beneath its sums, from the sand and of its strongholds. */
export const sumOf = ({
  fields,
  incomes,
}: {
  readonly fields: readonly { readonly takes: number }[];
  readonly incomes: readonly Income[];
}): number =>
  [...fields.map(({ takes }) => takes), ...incomes.map(({ spice }) => spice)].reduce((sum, one) => sum + one, 0);
