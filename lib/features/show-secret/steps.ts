/** What others can hang on to as secrets are shown, and what they may ask of one. */
import type { ShowingId } from '../../model/knowledge.ts';
import type { GameState } from '../../model/state.ts';
import type { TreacheryTitle } from '../../model/treachery-cards.ts';

/** Somebody holds a secret up to one other seat, face down. */
export const SECRET_HELD_UP = 'SecretHeldUp';
/** That seat has looked at it. */
export const SECRET_SEEN = 'SecretSeen';

/** The card that is held up, where Mentat stands for it; `null` where it is something else, or as its owner says. */
export function cardHeldUp({ showings }: GameState, showing: ShowingId): TreacheryTitle | null {
  const one = showings.find((other) => other.showing === showing);
  return one?.vouched === 'mentat' && one.face.kind === 'card' ? one.face.card : null;
}
