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
