import type { FactionId } from '../../model/factions.ts';

/** The silenced factions, and the turn at whose end the silence ends. */
export interface Silenced {
  readonly turn: number;
  readonly factions: readonly FactionId[];
}

/** The event that a Cone of Silence is played. */
export interface ConeOfSilenceEvent {
  readonly type: 'Silenced';
  readonly by: FactionId;
  readonly factions: readonly FactionId[];
}

/** The log line of the card. */
export interface ConeOfSilenceLogFact {
  readonly code: 'silenced';
  readonly by: FactionId;
  readonly factions: readonly FactionId[];
}

/** Whether a faction is silenced until the turn ends, as a moderator sets it. */
export interface SilencedFact {
  readonly kind: 'silenced';
  readonly faction: FactionId;
  readonly silenced: boolean;
}

/** The deck of this table has no Cone of Silence. */
export interface ConeOfSilenceRefusal {
  readonly code: 'no-cone-of-silence';
}

/** The slice of this card. */
export interface ConeOfSilenceSlice {
  /** The factions that were silenced last. In a later turn they are no longer silenced. */
  readonly silenced: Silenced;
}

/** The public view of this card. */
export interface ConeOfSilencePublicView {
  /** The factions that buy no card and make no alliance until the turn ends; `null` if the deck has no such card. */
  readonly silenced: readonly FactionId[] | null;
}

/** The contract of a Cone of Silence. */
export interface ConeOfSilenceContract {
  readonly slice: ConeOfSilenceSlice;
  readonly event: ConeOfSilenceEvent;
  readonly logFact: ConeOfSilenceLogFact;
  readonly fact: SilencedFact;
  readonly refusal: ConeOfSilenceRefusal;
  readonly publicView: ConeOfSilencePublicView;
}
