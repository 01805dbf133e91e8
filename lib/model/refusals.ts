import type { UnionOf } from './contracts.ts';
import type { FactionId } from './factions.ts';
import type { LeaderId } from './leaders.ts';
import type { OptionId } from './editions.ts';
import type { PhaseId } from './phases.ts';

/**
 * A refusal of a command: a stable code and the facts that explain it. `messages/` makes the sentence. A refusal
 * contains nothing that its receiver may not know.
 */
export type Refusal = CommonRefusal | UnionOf<'refusal'>;

/** The refusals of the kernel and of several features. */
export type CommonRefusal =
  /** The prompt is no longer open: it was answered, withdrawn or taken back, or this seat was never asked. */
  | { readonly code: 'stale-prompt' }
  /** The prompt is open, but its legal answers do not include this answer. */
  | { readonly code: 'not-an-answer' }
  | { readonly code: 'nothing-to-withdraw' }
  | { readonly code: 'not-yours' }
  /** The newest public line is no act that this player may take back, or nobody asks this player to agree. */
  | { readonly code: 'no-own-act' }
  | { readonly code: 'moderator-only' }
  | { readonly code: 'seats-only' }
  | { readonly code: 'clock-only' }
  | { readonly code: 'already-open' }
  | { readonly code: 'not-open' }
  | { readonly code: 'table-talks'; readonly factions: readonly FactionId[] }
  | { readonly code: 'table-paused' }
  /** The desk can answer for a seat only after the seat has been silent for `wait` ms. */
  | { readonly code: 'seat-still-has-time'; readonly faction: FactionId; readonly wait: number }
  | { readonly code: 'bad-seating' }
  | { readonly code: 'bad-choices' }
  /** These two options contradict each other. */
  | { readonly code: 'options-apart'; readonly one: OptionId; readonly other: OptionId }
  /** The game is for two players with two factions each, and no other factions. */
  | { readonly code: 'bad-pairs' }
  | { readonly code: 'faction-not-in-play'; readonly faction: FactionId }
  | { readonly code: 'number-out-of-range'; readonly from: number; readonly to: number }
  | { readonly code: 'leader-not-in-play'; readonly leader: LeaderId }
  | { readonly code: 'battles-already-run' }
  | { readonly code: 'battle-running' }
  | { readonly code: 'storm-running' }
  /** Mentat plays a phase, and the phase is not over. */
  | { readonly code: 'phase-runs'; readonly phase: PhaseId }
  /** The game is over. A correction or a take-back opens it again. */
  | { readonly code: 'game-is-won' }
  | { readonly code: 'no-such-instruction' }
  | { readonly code: 'no-such-point'; readonly last: number }
  | { readonly code: 'window-not-over' };
