import type { PhaseId } from '../../table/phases.ts';

/** Turns and phases. */
export type TurnEvent =
  /** The phase is played on the board. */
  | { readonly type: 'PhaseBegan'; readonly phase: PhaseId }
  /** What lasts one turn is over. */
  | { readonly type: 'TurnBegan'; readonly turn: number };

/** What is told of turns and phases. */
export type TurnTold =
  { readonly code: 'phase-began'; readonly phase: PhaseId } | { readonly code: 'turn-began'; readonly turn: number };

/** The course of a turn, as the table knows it. */
export interface TurnContract {
  readonly event: TurnEvent;
  readonly told: TurnTold;
}
