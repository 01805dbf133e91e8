/** The events of shown secrets, and a query about them. */
import type { ShowingId } from '../../model/knowledge.ts';
import type { GameState } from '../../model/state.ts';
import type { TreacheryTitle } from '../../model/treachery-cards.ts';

/** The type of the event that a seat holds up a secret for another seat. The secret is still covered. */
export const SECRET_HELD_UP = 'SecretHeldUp';
/** The type of the event that the other seat has seen the secret. */
export const SECRET_SEEN = 'SecretSeen';

/** Returns the shown card if Mentat dealt it; `null` for other secrets and declared cards. */
export function cardHeldUp({ showings }: GameState, showing: ShowingId): TreacheryTitle | null {
  const one = showings.find((other) => other.showing === showing);
  return one?.vouched === 'mentat' && one.face.kind === 'card' ? one.face.card : null;
}
