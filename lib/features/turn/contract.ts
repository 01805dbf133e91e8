import type { FactionId } from '../../model/factions.ts';
import type { PhaseId } from '../../model/phases.ts';

/** The events of turns and phases. */
export type TurnEvent =
  /** The phase is played on the board. */
  | { readonly type: 'PhaseBegan'; readonly phase: PhaseId }
  /** A turn begins. Everything that lasts one turn ends. */
  | { readonly type: 'TurnBegan'; readonly turn: number };

/** The log lines of turns and phases. */
export type TurnLogFact =
  { readonly code: 'phase-began'; readonly phase: PhaseId } | { readonly code: 'turn-began'; readonly turn: number };

/** The facts of turns that a moderator sets. */
export type TurnFact =
  /** The number of the turn, from 1 to the edition's turn limit. */
  | { readonly kind: 'turn'; readonly turn: number }
  /** The phase of a table that plays on the board. */
  | { readonly kind: 'phase'; readonly phase: PhaseId }
  | { readonly kind: 'first-player'; readonly faction: FactionId }
  /**
   * The factions of one alliance. They leave their former alliances, and a single remaining member has no ally. A list
   * of one faction means that this faction has no ally.
   */
  | { readonly kind: 'alliance'; readonly members: readonly FactionId[] };

/** The refusals of turns and alliances. */
export type TurnRefusal =
  | { readonly code: 'no-such-phase'; readonly phase: PhaseId }
  /** The next phase is now a different phase. */
  | { readonly code: 'not-the-next-phase'; readonly phase: PhaseId }
  | { readonly code: 'own-ally' }
  | { readonly code: 'alliance-too-large'; readonly limit: number }
  /** These two factions are never in one alliance. */
  | { readonly code: 'never-allies'; readonly one: FactionId; readonly other: FactionId }
  /** An alliance of the only two sides would win at once. */
  | { readonly code: 'too-few-to-ally' }
  /** A player has two factions. These two can ally only with each other. */
  | { readonly code: 'pair-stays-allied'; readonly one: FactionId; readonly other: FactionId };

/** The contract of turns. */
export interface TurnContract {
  readonly refusal: TurnRefusal;
  readonly event: TurnEvent;
  readonly logFact: TurnLogFact;
  readonly fact: TurnFact;
}
