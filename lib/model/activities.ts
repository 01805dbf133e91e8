/** What can be going on at a table, one thing on top of another; the last one owns the prompts. */
import type { Commitments } from './commitments.ts';
import type { UnionOf } from './contracts.ts';
import type { FactionId } from './factions.ts';
import type { LeaderId } from './leaders.ts';
import type { CancelScope } from './cancel-state.ts';
import type { PlayedCard } from './treachery-cards.ts';
import type { CancellableUse, WindowPayload, WindowId } from './windows.ts';

/** Bottom of the stack while the table plays a phase on cardboard or enters a position. */
export interface TableActivity {
  readonly kind: 'table';
  readonly id: 'table';
}

/** Something everybody is asked in the same shape. Answers are secret until it closes. */
export interface WindowActivity {
  readonly kind: 'window';
  readonly id: WindowId;
  readonly ask: WindowPayload;
  /** Server time, ms. */
  readonly opened: number;
  /** The latest moment at which it closes (server time, ms). */
  readonly deadline: number;
  /** The moments (server time, ms) at which it closes earlier if every seat has an answer; empty with fixed times. */
  readonly ticks: readonly number[];
  /** How many of the ticks have passed while an answer was missing. */
  readonly passed: number;
  /** From when on (server time, ms) a standing answer counts for each seat; `null` before that is drawn. Secret. */
  readonly standing: readonly StandingFrom[] | null;
  readonly answers: Commitments<WindowAnswer>;
}

/** The moment (server time, ms) from which on a standing answer of a seat counts in a window. */
export interface StandingFrom {
  readonly faction: FactionId;
  readonly at: number;
}

/** What one seat answered in a window. */
export type WindowAnswer =
  | { readonly kind: 'pass' }
  | ({ readonly kind: 'play' } & WindowPlay)
  | { readonly kind: 'call'; readonly leader: LeaderId };

/** A card laid down in a window, and the one number said with it. */
export interface WindowPlay extends PlayedCard {
  /** Sectors that Weather Control moves the storm; which of the acts a Karama stops, from 0; `null` where nothing is said. */
  readonly number: number | null;
}

/** A card played as a Karama lies on the table until nobody stops it; then it stops `act`. */
export interface ContestedActivity {
  readonly kind: 'contested';
  readonly id: 'contested';
  readonly during: CancelScope;
  readonly use: CancellableUse;
  readonly by: FactionId;
  readonly card: PlayedCard;
}

/** What can be going on; one may stand on top of another. */
export type Activity = UnionOf<'activity'> | TableActivity | WindowActivity | ContestedActivity;
