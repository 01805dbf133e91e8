/** Phases that the table plays on the board, and the numbers of this table's rules that hands need there. */
import type { FactionId } from './factions.ts';
import type { TerritoryId } from './territories.ts';

/** Whoever holds at most `holding` spice may claim it, and has `upTo` then. */
export interface Charity {
  readonly holding: number;
  readonly upTo: number;
}

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

/** Charity at this table: `always` take `upTo`, whatever they hold. */
export interface CharityHere extends Charity {
  readonly always: readonly FactionId[];
}

/** A phase that is played on the board. */
export type BoardPhase =
  | { readonly phase: 'spice-blow' }
  | { readonly phase: 'charity'; readonly charity: CharityHere }
  /** Charity comes first where it has no phase of its own. */
  | { readonly phase: 'bidding'; readonly charity: CharityHere | null }
  | { readonly phase: 'revival' }
  /** Forces are revived first where revival has no phase of its own. */
  | { readonly phase: 'shipment'; readonly revives: boolean }
  | { readonly phase: 'collection'; readonly collection: Collection; readonly incomes: readonly StrongholdIncome[] };
