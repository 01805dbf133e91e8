/** The events of shown secrets, the step for powers, and queries. */
import type { FactionId } from '../../model/factions.ts';
import type { ShowingId } from '../../model/knowledge.ts';
import type { GameState } from '../../model/state.ts';
import type { Rules } from '../../powers/rules.ts';
import type { SecretFace } from './contract.ts';
import type { TreacheryTitle } from '../../model/treachery-cards.ts';

/** The step of shown secrets for powers. */
export interface ShowSecretSteps {
  /** Returns a secret of this faction that it may show now, besides cards, traitors and predictions; `null` if none. */
  readonly letsShow?: (at: {
    readonly state: GameState;
    readonly faction: FactionId;
    readonly rules: Rules;
  }) => SecretFace | null;
}

/** The type of the event that a seat holds up a secret for another seat. The secret is still covered. */
export const SECRET_HELD_UP = 'SecretHeldUp';
/** The type of the event that the other seat has seen the secret. */
export const SECRET_SEEN = 'SecretSeen';

/** Returns the shown card if Mentat dealt it; `null` for other secrets and declared cards. */
export function cardHeldUp({ showings }: GameState, showing: ShowingId): TreacheryTitle | null {
  const one = showings.find((other) => other.showing === showing);
  return one?.vouched === 'mentat' && one.face.kind === 'card' ? one.face.card : null;
}
