import type { ForcesSide, ForceStack, Place } from '../../model/board.ts';
import type { AdvantageId } from '../../model/advantages.ts';
import type { FactionId } from '../../model/factions.ts';
import type { TerritoryId } from '../../model/territories.ts';

/** A group has moved. */
export type MovementEvent = {
  readonly type: 'ForcesMoved';
  readonly faction: FactionId;
  readonly moved: readonly ForceStack[];
  readonly to: Place;
  /** The entered territories; the last is that of `to`. */
  readonly through: readonly TerritoryId[];
  /** The side that all forces of that faction show there from now on. */
  readonly side: ForcesSide;
  readonly restsOn: readonly AdvantageId[];
};

export type MovementPrompt =
  /**
   * One group moves. The answer is `{ to, side, …parts }`: a part name, `fighters` or `advisors`, and the number from
   * each part, plain forces under its name and special ones under the name with a star. Or it is `stay` or
   * `as-prepared`.
   */
  {
    readonly kind: 'move';
    /** All forces of its owner on the board, by territory. */
    readonly stacks: readonly ForceStack[];
    /** The range of a group in territories, and its ornithopter territories; empty on foot. */
    readonly range: number;
    readonly fliesFrom: readonly TerritoryId[];
    /** The territories of advisors, which do not fly with the others, and the range on foot. */
    readonly walksFrom: readonly TerritoryId[];
    readonly rangeOnFoot: number;
    /** The public barriers. */
    readonly full: readonly TerritoryId[];
    readonly allied: readonly TerritoryId[];
    /**
     * Territories with an ally that did not leave in its own turn: the owner's forces that stay there go to the tanks.
     */
    readonly mustLeave: readonly TerritoryId[];
    /** Territories with an ally whose turn is still to come: the second of the two must leave if the first stays. */
    readonly mayStay: readonly TerritoryId[];
    /** The number of moves, including this one. */
    readonly left: number;
    /** `true` if a group may also move to another sector of its own territory. */
    readonly within?: true;
  };

/** The payload of a move in the own turn, made or prepared. */
export type MoveAsked = Omit<MovementPrompt, 'kind'>;

export type MovementLogFact = {
  readonly code: 'forces-moved';
  readonly faction: FactionId;
  readonly from: readonly ForceStack[];
  readonly to: Place;
  readonly through: readonly TerritoryId[];
};

/** Forces move between parts of the board. */
export type MovementMove = {
  readonly kind: 'forces-move';
  readonly faction: FactionId;
  readonly from: Pick<Place, 'territory' | 'sector'>;
  readonly to: Pick<Place, 'territory' | 'sector'>;
  readonly count: number;
  readonly special: number;
};

/** The contract of force movement. */
export interface MovementContract {
  readonly event: MovementEvent;
  readonly prompt: MovementPrompt;
  readonly logFact: MovementLogFact;
  readonly action: MovementMove;
}
