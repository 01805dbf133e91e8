import type { AdvantageId } from './advantages.ts';
import type { UnionOf } from './contracts.ts';
import type { FactionId, FactionPair, Seating } from './factions.ts';
import type { CancelScope, PowerUse } from './cancel-state.ts';
import type { TreacheryTitle } from './treachery-cards.ts';

/** What a Karama may stop, of which no feature says more. */
export type CommonUse =
  | PowerUse
  /** A card that is no Karama, played as one; who stops it stops what it was to do. */
  | { readonly kind: 'played-as-karama'; readonly by: FactionId; readonly card: TreacheryTitle };

/** What a Karama may still stop: an announced use, or a power that is about to tell. */
export type CancellableUse = UnionOf<'use'> | CommonUse;

/** Names one window of the game: `w1`, `w2`, … in the order they opened. */
export type WindowId = `w${number}`;

/**
 * All that may be stopped at this moment, so that the table is asked about it together. `{ play: false }`, or
 * `{ play: true, slot, card, use }`: `uses[use]` is stopped.
 */
export interface KaramaWindow {
  readonly kind: 'cancel';
  readonly during: CancelScope;
  readonly uses: readonly CancellableUse[];
}

/** What a window asks of everybody at once. */
export type WindowPayload = UnionOf<'window'> | KaramaWindow;

/** A moment at which a window opens, and why then; `lib/windows.md` lists them all. */
export interface WindowTiming {
  /** When, in the words of the table. */
  readonly when: string;
  /** What follows that nobody can undo: the table is asked before it. */
  readonly before: string;
  /** What is on top of the stack as it opens: an activity, with its step where it has steps. */
  readonly on: readonly string[];
  /** Whose use of which power it asks about; left out where the power itself says when it may be stopped, or a card. */
  readonly of?: AdvantageId;
}

/** Nobody has less time than this for an answer, in ms, unless the table has chosen less for all windows. */
const SHORTEST = 5_000;

/**
 * How long a window stays open that asks the same in every turn, in ms: everybody knows the question before it comes, and
 * it is all the pause there is before what follows. Whoever needs longer raises a hand.
 */
export const shortWindowMs = (windowTime: number): number =>
  Math.min(windowTime, Math.max(SHORTEST, Math.round(windowTime / 3)));

/** Bounds of the time (whole seconds) that a table can choose for questions to all seats. */
export const MIN_WINDOW_SECONDS = 3;
export const MAX_WINDOW_SECONDS = 30;

/** With so few players the one seat that takes long would be known by the time that a question stays open. */
const FEW = 3;

/**
 * Returns whether questions stay open for all of their time where the table has not chosen that: with two or three
 * players. Two people who play two factions each are two players.
 */
export const areTimesFixedFor = (pairs: readonly FactionPair[], seating: readonly Seating[]): boolean =>
  (pairs.length > 0 ? pairs.length : seating.length) <= FEW;

/** Every window stays open for at least this time (ms), whatever is answered. Every card in a secret auction does, too. */
const FLOOR = 4_000;

/** How long after its opening (ms) a window can close, if every seat has an answer by then. */
const TICKS = [FLOOR, 8_000, 12_000] as const;

/** The moments (server time, ms) before `deadline` at which a window can close that asks from `asked` on. */
export const ticksBetween = (asked: number, deadline: number): readonly number[] =>
  TICKS.map((tick) => asked + tick).filter((tick) => tick < deadline);

/** How long (ms) a secret answer of all seats takes at the least before the table can see which seats have answered. */
export const leastTime = ({ time, isFixed }: { readonly time: number; readonly isFixed: boolean }): number =>
  isFixed ? shortWindowMs(time) : Math.min(FLOOR, time);

/** What a window for traitors stays open longer, in ms: before anybody can know one, the screen turns both wheels over. */
export const PLAN_REVEAL_MS = 5_000;
