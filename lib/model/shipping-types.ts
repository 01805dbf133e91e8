/** Shipments and moves of a turn, as whoever plays them, shows them or takes them back needs to know them. */
import type { AdvantageId } from './advantages.ts';
import type { ForcesSide, ForceStack, Forces, Place } from './board.ts';
import type { FactionId } from './factions.ts';
import type { Payee } from './payments.ts';
import type { TerritoryId } from './territories.ts';

/** There is never more than one. */
export type ShipAndMoveId = 'ship-and-move';
/** A faction’s own turn to ship and move, by its place on the stack. The same faction’s next turn has the same id. */
export type OwnTurnId = `turn-of-${FactionId}`;

/** Where shipments and moves are made: on phones, or on the board alone, as people did before. */
export const MOVES_MADE = ['on-the-board', 'on-phones'] as const;
export type MovesMade = (typeof MOVES_MADE)[number];

/** How forces go: from the reserves onto the board, from one territory to another, or back to the reserves. */
export type ShipmentWay = 'down' | 'across' | 'back';

/** What somebody has paid, and to whom. 1 or more. */
export interface FarePaid {
  readonly by: FactionId;
  readonly to: Payee;
  readonly amount: number;
}

/** Which side forces of a territory showed before somebody of the same faction came there. */
export interface SideBefore {
  readonly territory: TerritoryId;
  readonly side: ForcesSide;
}

/** What was done in a turn, so that it can be taken back. */
export type Done =
  | {
      readonly kind: 'shipment';
      readonly way: ShipmentWay;
      /** Whence, on the board; empty from the reserves. */
      readonly from: readonly ForceStack[];
      /** Whither, on the board; `null` back to the reserves. */
      readonly to: Place | null;
      /** Those who came there. */
      readonly forces: Forces;
      /** Those whom the storm took on the way. */
      readonly lost: Forces;
      readonly paid: readonly FarePaid[];
      /** Powers without which it could not have been made so. */
      readonly restsOn: readonly AdvantageId[];
    }
  | {
      readonly kind: 'move';
      readonly from: readonly ForceStack[];
      readonly to: Place;
      readonly restsOn: readonly AdvantageId[];
    }
  /** No shipment, or no move, or a shipment that was stopped and is lost for the turn. */
  | { readonly kind: 'no-shipment' | 'no-move' };

/** A step that moved forces. */
export type StepMade = Extract<Done, { readonly kind: 'shipment' | 'move' }>;

/** Forces of a faction have come to a part of the board; `from` tells whether from off the planet. */
export interface Arrival {
  readonly faction: FactionId;
  readonly at: Place;
  readonly forces: Forces;
  readonly from: 'off-planet' | 'planet';
}

/** Territories that a group moves through: on foot, and for whoever has forces at ornithopters as the move begins. */
export interface MoveRange {
  readonly onFoot: number;
  readonly byAir: number;
  readonly ornithoptersAt: readonly TerritoryId[];
}
