/** The steps of revival for powers, in the words of the rulebook. */
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import type { LeaderId } from '../../model/leaders.ts';
import type { LeaderIsFree, OtherRevived } from '../../model/revival.ts';
import type { GameState } from '../../model/state.ts';

/** A piece in the tanks that is revived in the same way and at the same time as a leader. */
export interface RevivedLikeLeader {
  readonly leader: OtherRevived;
  readonly price: number;
  /** The event that revives the piece. */
  readonly event: GameEvent;
}

/** Free revivals of a faction in one turn: the number of forces, and the number of leaders after its move. */
export interface FreeRevival {
  readonly forces: number;
  readonly leaders: number;
  /** The leaders that never come back for free. */
  readonly never: readonly LeaderId[];
  /** Whether a leader who comes back with the forces is free. The usual conditions for leaders count. */
  readonly leaderIsFree?: LeaderIsFree;
}

/** The steps of revival for powers. */
export interface RevivalSteps {
  /** Returns the events that begin an interlude on top of the stack before any revival; none without one. */
  readonly beforeRevival?: (at: { readonly state: GameState }) => readonly GameEvent[];
  /** Whether this faction revives no forces in the present turn. */
  readonly stopsForces?: (at: { readonly state: GameState; readonly faction: FactionId }) => boolean;
  /** The number of forces that the faction may let an ally revive for free, instead of the ally’s own number. */
  readonly freeForAllies?: number;
  /**
   * Returns the forces and leaders that a faction may revive for free in this turn, besides its own; `null` if none.
   * The number of forces also raises the limit of the turn. The usual conditions for leaders do not count.
   */
  readonly freeRevival?: (at: { readonly state: GameState; readonly faction: FactionId }) => FreeRevival | null;
  /** Returns the other pieces of the faction in the tanks that are revived like a leader. */
  readonly revivedLikeLeader?: (at: {
    readonly state: GameState;
    readonly faction: FactionId;
  }) => RevivedLikeLeader | null;
}
