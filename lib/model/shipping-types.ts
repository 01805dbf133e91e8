/** Types of shipments and moves in a turn. They are used to play, show and undo them. */
import type { AdvantageId } from './advantages.ts';
import type { ForcesSide, ForceStack, Forces, Place } from './board.ts';
import type { FactionId } from './factions.ts';
import type { Payee } from './payments.ts';
import type { TerritoryId } from './territories.ts';

/** The id of the phase. At most one such phase runs at a time. */
export type ShipAndMoveId = 'ship-and-move';
/** The id of a faction’s own turn to ship and move. The same faction’s next turn has the same id. */
export type OwnTurnId = `turn-of-${FactionId}`;

/** Where players make shipments and moves: on phones, or only on the board. */
export const MOVES_MADE = ['on-the-board', 'on-phones'] as const;
export type MovesMade = (typeof MOVES_MADE)[number];

/**
 * The direction of a shipment: from the reserves to the board, between two territories, or back to the reserves.
 * `hired` means mercenaries from the reserves of a faction whose other reserves are on Dune.
 */
export type ShipmentWay = 'down' | 'hired' | 'across' | 'back';

/** Whether the forces of this shipment come from the reserves. */
export const isFromReserves = (way: ShipmentWay): boolean => way === 'down' || way === 'hired';

/** A payment for a shipment, 1 spice or more, with its receiver. */
export interface FarePaid {
  readonly by: FactionId;
  readonly to: Payee;
  readonly amount: number;
}

/** The side of forces in a territory before others of the same faction arrived. */
export interface SideBefore {
  readonly territory: TerritoryId;
  readonly side: ForcesSide;
}

/** A step of a turn, with everything that an undo needs. */
export type Done =
  | {
      readonly kind: 'shipment';
      readonly way: ShipmentWay;
      /** The stacks from which the forces came; empty if they came from the reserves. */
      readonly from: readonly ForceStack[];
      /** The place to which the forces went; `null` for the reserves. */
      readonly to: Place | null;
      /** The forces that arrived. */
      readonly forces: Forces;
      /** The forces that the storm killed on the way. */
      readonly lost: Forces;
      readonly paid: readonly FarePaid[];
      /** Powers that the step needed. */
      readonly restsOn: readonly AdvantageId[];
    }
  | {
      readonly kind: 'move';
      readonly from: readonly ForceStack[];
      readonly to: Place;
      readonly restsOn: readonly AdvantageId[];
    }
  /** No shipment, no move, or a shipment that was cancelled and cannot be repeated in this turn. */
  | { readonly kind: 'no-shipment' | 'no-move' };

/** A step that moved forces. */
export type StepMade = Extract<Done, { readonly kind: 'shipment' | 'move' }>;

/** An arrival of forces in a part of the board; `from` says whether they came from off the planet. */
export interface Arrival {
  readonly faction: FactionId;
  readonly at: Place;
  readonly forces: Forces;
  readonly from: 'off-planet' | 'planet';
}

/**
 * The range of a move in territories: on foot, and with ornithopters if the faction has forces there when the move
 * begins.
 */
export interface MoveRange {
  readonly onFoot: number;
  readonly byAir: number;
  readonly ornithoptersAt: readonly TerritoryId[];
}
