/** What others can hang on to in revival, in the words of the rulebook. */
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import type { OtherRevived } from '../../model/revival.ts';
import type { GameState } from '../../model/state.ts';

/** Something in the tanks that is revived like a leader, while leaders may be. */
export interface RevivedLikeLeader {
  readonly leader: OtherRevived;
  readonly price: number;
  /** What happens when it comes back. */
  readonly event: GameEvent;
}

/** What powers can touch of revival. */
export interface RevivalSteps {
  /** Forces that its faction may let an ally revive for nothing, in the place of that ally’s own number. */
  readonly freeForAllies?: number;
  /** What else its faction has in the tanks that is revived like a leader. */
  readonly revivedLikeLeader?: (at: {
    readonly state: GameState;
    readonly faction: FactionId;
  }) => RevivedLikeLeader | null;
}
