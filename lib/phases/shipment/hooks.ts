/** What others can hang on to in a shipment: steps that powers touch, in the words of the rulebook. */
import type { Board } from '../../board/board.ts';
import type { FactionId } from '../../table/factions.ts';
import type { TerritoryId } from '../../table/territories.ts';

/** Reserves of a faction, whoever has the power. */
export interface AtReserves {
  readonly board: Board;
  readonly faction: FactionId;
}

/** The steps of a shipment that powers can touch. */
export interface ShipmentHooks {
  /** Force shipment: territories to which this faction's reserves come free, the nearest first; none where it pays. */
  readonly comesFreeTo?: (at: AtReserves) => readonly TerritoryId[];
}
