/** The end of a duel by agreement. */
import { accepted, type Decision, refused } from '../../../model/decision.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { GameState } from '../../../model/state.ts';
import { isDuellist, runningDuel } from './api.ts';
import { ended } from './course.ts';

/**
 * Accepts the offer of a duellist to part. As soon as both offer it, the duel ends as if both had fled. Refuses
 * `no-duels-here`, `no-duel-now`, `duellists-only`.
 *
 * @rules R-249
 */
export function decideParting(state: GameState, by: FactionId, offers: boolean): Decision {
  const duel = runningDuel(state);
  if (duel?.step !== 'arena') return refused({ code: state.kanly === null ? 'no-duels-here' : 'no-duel-now' });
  if (!isDuellist(duel, by)) return refused({ code: 'duellists-only' });
  if (duel.parting.includes(by) === offers) return accepted();
  const bothOffer = offers && duel.parting.length > 0;
  return accepted(
    { type: 'PartingOffered', faction: by, offers },
    ...(bothOffer ? ended(state, duel, 'parted', null) : []),
  );
}
