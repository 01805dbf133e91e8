/** What others can hang on to in a shipment: steps that powers touch, in the words of the rulebook. */
import type { Board } from '../../board/board.ts';
import type { TerritoryId } from '../../table/territories.ts';

/** The steps of a shipment that powers can touch. */
export interface ShipmentHooks {
  /** Force shipment: territories to which its reserves come free, the nearest first. Left out, Mentat brings none. */
  readonly comesFreeTo?: (at: { readonly board: Board }) => readonly TerritoryId[];
}
