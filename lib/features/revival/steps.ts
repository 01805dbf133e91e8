/** The steps of revival for powers, in the words of the rulebook. */
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import type { OtherRevived } from '../../model/revival.ts';
import type { GameState } from '../../model/state.ts';

/** A piece in the tanks that is revived in the same way and at the same time as a leader. */
export interface RevivedLikeLeader {
  readonly leader: OtherRevived;
  readonly price: number;
  /** The event that revives the piece. */
  readonly event: GameEvent;
}

/** The steps of revival for powers. */
export interface RevivalSteps {
  /** Returns the events that begin an interlude on top of the stack before any revival; none without one. */
  readonly beforeRevival?: (at: { readonly state: GameState }) => readonly GameEvent[];
  /** The number of forces that the faction may let an ally revive for free, instead of the ally’s own number. */
  readonly freeForAllies?: number;
  /** Returns the other pieces of the faction in the tanks that are revived like a leader. */
  readonly revivedLikeLeader?: (at: {
    readonly state: GameState;
    readonly faction: FactionId;
  }) => RevivedLikeLeader | null;
}
