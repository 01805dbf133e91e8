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
  /** Territories entered, the last one that of `to`. */
  readonly through: readonly TerritoryId[];
  /** Which side all forces of that faction show there from now on. */
  readonly side: ForcesSide;
  readonly restsOn: readonly AdvantageId[];
};

export type MovementPrompt =
  /**
   * One group moves: `{ to, side, …parts }`, a part name, `fighters` or `advisors`, and how many from each part, ordinary
   * under its name and special ones under the name with a star; or `stay`, or `as-prepared`.
   */
  {
    readonly kind: 'move';
    /** Everything of its owner on the board, by territory. */
    readonly stacks: readonly ForceStack[];
    /** Territories a group may move through, and what it can fly from; empty on foot. */
    readonly range: number;
    readonly fliesFrom: readonly TerritoryId[];
    /** Territories of advisors, which do not fly with the others, and how far a group moves without ornithopters. */
    readonly walksFrom: readonly TerritoryId[];
    readonly rangeOnFoot: number;
    /** What stands in the way, as everybody can see it. */
    readonly full: readonly TerritoryId[];
    readonly allied: readonly TerritoryId[];
    /** Where an ally stands too who has not left in its own turn: what stays there of its owner’s goes to the tanks. */
    readonly mustLeave: readonly TerritoryId[];
    /** Where an ally stands too whose turn is still to come: whoever of them acts second must leave, if the first stays. */
    readonly mayStay: readonly TerritoryId[];
    /** Moves still to be made, this one among them. */
    readonly left: number;
    /** `true` where a group may also move to another sector of its own territory. */
    readonly within?: true;
  };

/** What is asked with a move of one’s own turn, now or laid out ahead. */
export type MoveAsked = Omit<MovementPrompt, 'kind'>;

export type MovementLogFact = {
  readonly code: 'forces-moved';
  readonly faction: FactionId;
  readonly from: readonly ForceStack[];
  readonly to: Place;
  readonly through: readonly TerritoryId[];
};

/** Between parts of the board. */
export type MovementMove = {
  readonly kind: 'forces-move';
  readonly faction: FactionId;
  readonly from: Pick<Place, 'territory' | 'sector'>;
  readonly to: Pick<Place, 'territory' | 'sector'>;
  readonly count: number;
  readonly special: number;
};

/** Force movement, as the table knows it. */
export interface MovementContract {
  readonly event: MovementEvent;
  readonly prompt: MovementPrompt;
  readonly logFact: MovementLogFact;
  readonly action: MovementMove;
}
