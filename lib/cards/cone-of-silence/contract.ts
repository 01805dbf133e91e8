import type { FactionId } from '../../model/factions.ts';
import type { ConeOfSilence } from '../../model/cone-of-silence.ts';
import type { PhaseId } from '../../model/phases.ts';

/** The silenced factions, and the turn or the phase at whose end the silence ends. */
export interface Silenced {
  readonly turn: number;
  /** The phase at whose end the silence ends; missing if it lasts until the turn ends. */
  readonly phase?: PhaseId;
  readonly factions: readonly FactionId[];
}

/** The events of a Cone of Silence. `phase` is the phase with which the silence ends, if it is no whole turn. */
export type ConeOfSilenceEvent =
  | {
      readonly type: 'Silenced';
      readonly by: FactionId;
      readonly factions: readonly FactionId[];
      readonly phase?: PhaseId;
    }
  /** A silence that a moderator has entered ends with this phase. */
  | { readonly type: 'SilenceEndsWith'; readonly phase: PhaseId };

/** The log line of the card. */
export interface ConeOfSilenceLogFact {
  readonly code: 'silenced';
  readonly by: FactionId;
  readonly factions: readonly FactionId[];
  /** Whether the silence ends with the phase. */
  readonly forPhase?: true;
}

/** Whether a faction is silenced now, as a moderator sets it. */
export interface SilencedFact {
  readonly kind: 'silenced';
  readonly faction: FactionId;
  readonly silenced: boolean;
}

/** The refusals of this card. */
export type ConeOfSilenceRefusal =
  /** The deck of this table has no Cone of Silence. */
  | { readonly code: 'no-cone-of-silence' }
  /** A faction that may say nothing makes no deal. */
  | { readonly code: 'says-nothing'; readonly faction: FactionId };

/** The slice of this card. */
export interface ConeOfSilenceSlice {
  /** The factions that were silenced last. In a later turn, or a later phase, they are no longer silenced. */
  readonly silenced: Silenced;
}

/** The public view of this card. */
export interface ConeOfSilencePublicView {
  /** The factions that are silenced now; `null` if the deck has no such card. */
  readonly silenced: readonly FactionId[] | null;
  /** How long and how far a Cone of Silence works at this table. */
  readonly coneOfSilence: ConeOfSilence;
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
