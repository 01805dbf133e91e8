import type { Forces, ForcesSide, ForceStack, Place } from '../../model/board.ts';
import type { AdvantageId } from '../../model/advantages.ts';
import type { FactionId } from '../../model/factions.ts';
import type { TerritoryId } from '../../model/territories.ts';

/** The events of a move. */
export type MovementEvent =
  /** A group has gone to another place. */
  | {
      readonly type: 'ForcesMoved';
      readonly faction: FactionId;
      readonly moved: readonly ForceStack[];
      readonly to: Place;
      /** The territories that the group enters. The last one is the territory of `to`. */
      readonly through: readonly TerritoryId[];
      /** The side (fighters or advisors) that all forces of the faction in that place show from now on. */
      readonly side: ForcesSide;
      readonly restsOn: readonly AdvantageId[];
    }
  /** Some of the group stop in other sectors of the same territory. */
  | {
      readonly type: 'GroupParted';
      readonly faction: FactionId;
      readonly from: Place;
      readonly ends: readonly ForceStack[];
      readonly side: ForcesSide;
    };

export type MovementPrompt =
  /**
   * Moves one group. The answer is `{ to, side, …parts }`. `to` is the name of the destination, and `side` is
   * `fighters` or `advisors`. Each part has its number of ordinary forces under its name, of special forces under the
   * name with a star, and of mercenaries under the name with a plus. A group that ends in several sectors is `{ from,
   * into, side, …ends }`: the name of its part, a territory, and a number for each part of it under its name with `>` in
   * front. Other answers are `stay` and `as-prepared`.
   */
  {
    readonly kind: 'move';
    /** All forces of the faction on the board that may leave their territory, by territory. */
    readonly stacks: readonly ForceStack[];
    /**
     * The range of a group in territories, and the territories from which the group flies by ornithopter; empty on
     * foot.
     */
    readonly range: number;
    readonly fliesFrom: readonly TerritoryId[];
    /** The territories with advisors, which walk while other forces fly, and the range on foot. */
    readonly walksFrom: readonly TerritoryId[];
    readonly rangeOnFoot: number;
    /** The barriers, which are public. */
    readonly full: readonly TerritoryId[];
    readonly allied: readonly TerritoryId[];
    /**
     * Territories with an ally that stayed there in its own turn. If the moving faction's forces stay there too, they
     * go to the tanks.
     */
    readonly mustLeave: readonly TerritoryId[];
    /**
     * Territories with an ally whose turn is still to come. If the first of the two allies stays there, the second must
     * leave.
     */
    readonly mayStay: readonly TerritoryId[];
    /** The number of moves left, with the present move. */
    readonly left: number;
    /** `true` if a group may also move to another sector of the same territory. */
    readonly within?: true;
    /** `true` if a move may end in the storm, where half of the group dies. */
    readonly intoStorm?: true;
  };

/** The payload of a move in the own turn, whether it is made or prepared. */
export type MoveAsked = Omit<MovementPrompt, 'kind'>;

export type MovementLogFact =
  | {
      readonly code: 'forces-moved';
      readonly faction: FactionId;
      readonly from: readonly ForceStack[];
      readonly to: Place;
      readonly through: readonly TerritoryId[];
    }
  | { readonly code: 'group-parted'; readonly faction: FactionId; readonly ends: readonly ForceStack[] };

/** The physical action of a move: forces go from one part of the board to another. */
export type MovementMove = {
  readonly kind: 'forces-move';
  readonly faction: FactionId;
  readonly from: Pick<Place, 'territory' | 'sector'>;
  readonly to: Pick<Place, 'territory' | 'sector'>;
} & Forces;

/** The factions with fighters in each territory at a moment of this turn. */
export interface PlacesHeld {
  readonly turn: number;
  readonly places: readonly { readonly faction: FactionId; readonly territory: TerritoryId }[];
}

/** The slice of force movement. Both parts are public. */
export interface MovementSlice {
  /** The places of fighters when a turn began, and when all factions had shipped; `null` before the first such moment. */
  readonly placesAt: { readonly turnBegan: PlacesHeld | null; readonly movesBegan: PlacesHeld | null };
}

/** The contract of force movement. */
export interface MovementContract {
  readonly slice: MovementSlice;
  readonly event: MovementEvent;
  readonly prompt: MovementPrompt;
  readonly logFact: MovementLogFact;
  readonly action: MovementMove;
}
