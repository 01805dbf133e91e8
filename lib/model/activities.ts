/** The activities of a table, one on top of another. The top activity owns the prompts. */
import type { Commitments } from './commitments.ts';
import type { UnionOf } from './contracts.ts';
import type { FactionId } from './factions.ts';
import type { LeaderId } from './leaders.ts';
import type { CancelScope } from './cancel-state.ts';
import type { PlayedCard } from './treachery-cards.ts';
import type { CancellableUse, WindowPayload, WindowId } from './windows.ts';

/** The bottom of the stack. It is on top when the table plays a phase on the board or enters a position. */
export interface TableActivity {
  readonly kind: 'table';
  readonly id: 'table';
}

/** A window, which asks all seats in the same shape. Answers are secret until the window closes. */
export interface WindowActivity {
  readonly kind: 'window';
  readonly id: WindowId;
  readonly ask: WindowPayload;
  /** The server's time (ms) at which the window was opened. */
  readonly opened: number;
  /** The latest moment at which the window closes (server time, ms). */
  readonly deadline: number;
  /**
   * The moments (server time, ms) at which the window closes earlier if every seat has an answer; empty with fixed
   * times.
   */
  readonly ticks: readonly number[];
  /** The number of ticks that have passed while an answer was missing. */
  readonly passed: number;
  /**
   * For each seat, the moment from which a standing answer counts (server time, ms); `null` before the moments are
   * drawn. Secret.
   */
  readonly standing: readonly StandingFrom[] | null;
  readonly answers: Commitments<WindowAnswer>;
}

/** The time (server time, ms) from which a standing answer of a seat counts in a window. */
export interface StandingFrom {
  readonly faction: FactionId;
  readonly at: number;
}

/** The answer of one seat in a window. */
export type WindowAnswer =
  | { readonly kind: 'pass' }
  | ({ readonly kind: 'play' } & WindowPlay)
  | { readonly kind: 'call'; readonly leader: LeaderId };

/** A card that was played in a window, with its number. */
export interface WindowPlay extends PlayedCard {
  /** The sectors of Weather Control, or the index of the use that a Karama cancels; `null` without a number. */
  readonly number: number | null;
}

/**
 * A card that counts as a Karama. The card lies open as long as its effect can be cancelled. After that, the card
 * cancels `act`.
 */
export interface ContestedActivity {
  readonly kind: 'contested';
  readonly id: 'contested';
  readonly during: CancelScope;
  readonly use: CancellableUse;
  readonly by: FactionId;
  readonly card: PlayedCard;
}

/** An activity, which may stand on top of another activity. */
export type Activity = UnionOf<'activity'> | TableActivity | WindowActivity | ContestedActivity;
