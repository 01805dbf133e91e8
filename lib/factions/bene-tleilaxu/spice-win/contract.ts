import type { FactionId } from '../../../model/factions.ts';

/** The event of the win by spice. */
export type SpiceWinEvent =
  /** The faction lays enough spice in the open at the end of a collection. */
  { readonly type: 'SpiceShown'; readonly faction: FactionId; readonly turn: number };

/** The optional prompt. The answer is `true`. */
export type SpiceWinPrompt = { readonly kind: 'show-spice' };

/** The log line. */
export type SpiceWinLogFact = { readonly code: 'spice-shown'; readonly faction: FactionId; readonly turn: number };

/** The public view of this feature. */
export interface SpiceWinPublicView {
  /** The turn in which the Bene Tleilaxu showed their spice, until the end of the next turn; `null` otherwise. */
  readonly spiceShownIn: number | null;
}

/** The slice of this feature. */
export interface SpiceWinSlice {
  /** The turns in which the Bene Tleilaxu have shown their spice. */
  readonly spiceShown: readonly number[];
}

/** The contract of the win by spice. */
export interface SpiceWinContract {
  readonly slice: SpiceWinSlice;
  readonly event: SpiceWinEvent;
  readonly prompt: SpiceWinPrompt;
  readonly optionalPrompt: 'show-spice';
  readonly logFact: SpiceWinLogFact;
  readonly publicView: SpiceWinPublicView;
}
