import type { FactionId } from '../../model/factions.ts';

/** Who is silenced until a turn ends. */
export interface Silenced {
  readonly turn: number;
  readonly factions: readonly FactionId[];
}

/** A Cone of Silence is played. */
export interface ConeOfSilenceEvent {
  readonly type: 'Silenced';
  readonly by: FactionId;
  readonly factions: readonly FactionId[];
}

/** What is told of it. */
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

/** What the state has of it. */
export interface ConeOfSilenceSlice {
  /** Those who were silenced last; in a later turn they are not any more. */
  readonly silenced: Silenced;
}

/** What everybody sees of it. */
export interface ConeOfSilencePublicView {
  /** Who buys no card and makes no alliance until the turn ends; `null` where the deck has no such card. */
  readonly silenced: readonly FactionId[] | null;
}

/** A Cone of Silence, as the table knows it. */
export interface ConeOfSilenceContract {
  readonly slice: ConeOfSilenceSlice;
  readonly event: ConeOfSilenceEvent;
  readonly logFact: ConeOfSilenceLogFact;
  readonly fact: SilencedFact;
  readonly refusal: ConeOfSilenceRefusal;
  readonly publicView: ConeOfSilencePublicView;
}
