import type { FactionId } from '../../model/factions.ts';
import type { PhaseId } from '../../model/phases.ts';

/** Turns and phases. */
export type TurnEvent =
  /** The phase is played on the board. */
  | { readonly type: 'PhaseBegan'; readonly phase: PhaseId }
  /** What lasts one turn is over. */
  | { readonly type: 'TurnBegan'; readonly turn: number };

/** What is told of turns and phases. */
export type TurnLogFact =
  { readonly code: 'phase-began'; readonly phase: PhaseId } | { readonly code: 'turn-began'; readonly turn: number };

/** What a moderator sets of it. */
export type TurnFact =
  /** 1 to the edition's turn limit. */
  | { readonly kind: 'turn'; readonly turn: number }
  /** Where the table is in its turn, while it plays on the board. */
  | { readonly kind: 'phase'; readonly phase: PhaseId }
  | { readonly kind: 'first-player'; readonly faction: FactionId }
  /**
   * These form one alliance. The alliances they leave shrink, and one of a single member is none; so a list of one
   * faction says that it stands alone.
   */
  | { readonly kind: 'alliance'; readonly members: readonly FactionId[] };

/** Why a turn cannot stand so, nor its alliances. */
export type TurnRefusal =
  | { readonly code: 'no-such-phase'; readonly phase: PhaseId }
  /** Another one follows by now. */
  | { readonly code: 'not-the-next-phase'; readonly phase: PhaseId }
  | { readonly code: 'own-ally' }
  | { readonly code: 'alliance-too-large'; readonly limit: number }
  /** Two factions would win at once. */
  | { readonly code: 'too-few-to-ally' }
  /** Two factions of one person ally with each other and with nobody else. */
  | { readonly code: 'pair-stays-allied'; readonly one: FactionId; readonly other: FactionId };

/** The course of a turn, as the table knows it. */
export interface TurnContract {
  readonly refusal: TurnRefusal;
  readonly event: TurnEvent;
  readonly logFact: TurnLogFact;
  readonly fact: TurnFact;
}
