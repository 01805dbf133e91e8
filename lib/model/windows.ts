import type { AdvantageId } from './advantages.ts';
import type { UnionOf } from './contracts.ts';
import type { FactionId, FactionPair, Seating } from './factions.ts';
import type { CancelScope, PowerUse } from './cancel-state.ts';
import type { TreacheryTitle } from './treachery-cards.ts';

/** Cancellable uses that no feature describes further. */
export type CommonUse =
  | PowerUse
  /** A card that counts as a Karama. If another Karama cancels the card, its effect is cancelled. */
  | { readonly kind: 'played-as-karama'; readonly by: FactionId; readonly card: TreacheryTitle };

/** A use that a Karama may still cancel: announced, or about to reveal something. */
export type CancellableUse = UnionOf<'use'> | CommonUse;

/** The id of one window of the game: `w1`, `w2`, … in the order of their opening. */
export type WindowId = `w${number}`;

/**
 * A window about all uses that may be cancelled at this moment. Answers are `{ play: false }`, or `{ play: true, slot,
 * card, use }`, which cancels `uses[use]`.
 */
export interface KaramaWindow {
  readonly kind: 'cancel';
  readonly during: CancelScope;
  readonly uses: readonly CancellableUse[];
}

/** The payload of a window. */
export type WindowPayload = UnionOf<'window'> | KaramaWindow;

/** The moment at which a window opens, and the reason for that moment. `lib/windows.md` lists all these moments. */
export interface WindowTiming {
  /** The time, in the words of the table. */
  readonly when: string;
  /** The irreversible fact that follows. The table is asked before this fact. */
  readonly before: string;
  /** The top of the stack when the window opens: an activity, with its step if it has steps. */
  readonly on: readonly string[];
  /**
   * The power about whose use the window asks. Missing if the power itself sets the moment, or if the window asks about
   * a card.
   */
  readonly of?: AdvantageId;
}

/** The shortest time of a window (ms), unless the table has chosen a shorter one for all. */
const SHORTEST = 5_000;

/**
 * Returns how long a window with the same question in every turn stays open (ms). Everybody knows the question in
 * advance, and the window is the only pause before what follows. A seat that needs longer can raise a hand.
 */
export const shortWindowMs = (windowTime: number): number =>
  Math.min(windowTime, Math.max(SHORTEST, Math.round(windowTime / 3)));

/** The limits for the table's choice of a window's time (whole seconds). */
export const MIN_WINDOW_SECONDS = 3;
export const MAX_WINDOW_SECONDS = 30;

/** With this few players, the time of an answer would show which seat takes long to answer. */
const FEW = 3;

/**
 * Whether windows stay open for their full time by default: with two or three players. A player with two factions
 * counts once.
 */
export const areTimesFixedFor = (pairs: readonly FactionPair[], seating: readonly Seating[]): boolean =>
  (pairs.length > 0 ? pairs.length : seating.length) <= FEW;

/**
 * The shortest time of every window (ms), whatever the answers are. It is also the shortest time for each card in a
 * secret auction.
 */
const FLOOR = 4_000;

/** The times after the opening of a window (ms) at which it can close if every seat has an answer. */
const TICKS = [FLOOR, 8_000, 12_000] as const;

/** Returns the times (server time, ms) before `deadline` at which a window that opens at `asked` can close. */
export const ticksBetween = (asked: number, deadline: number): readonly number[] =>
  TICKS.map((tick) => asked + tick).filter((tick) => tick < deadline);

/**
 * Returns the least time (ms) that a secret answer of all seats takes. Until then nobody sees which seats have
 * answered.
 */
export const leastTime = ({ time, isFixed }: { readonly time: number; readonly isFixed: boolean }): number =>
  isFixed ? shortWindowMs(time) : Math.min(FLOOR, time);

/** The additional time of a window for traitors (ms), because the screen first turns both wheels over. */
export const PLAN_REVEAL_MS = 5_000;
