import type { AdvantageId } from './advantages.ts';
import type { All } from './contracts.ts';
import type { FactionId } from './factions.ts';
import type { Occasion, PowerAct } from './stops.ts';
import type { TreacheryTitle } from './treachery.ts';

/** What a Karama may stop, of which no feature says more. */
export type CommonAct =
  | PowerAct
  /** A card that is no Karama, played as one; who stops it stops what it was to do. */
  | { readonly kind: 'played-as-karama'; readonly by: FactionId; readonly card: TreacheryTitle };

/** What a Karama may still stop: an announced use, or a power that is about to tell. */
export type CancellableAct = All<'act'> | CommonAct;

/** Names one window of the game: `w1`, `w2`, … in the order they opened. */
export type WindowId = `w${number}`;

/**
 * All that may be stopped at this moment, so that the table is asked about it together. `{ play: false }`, or
 * `{ play: true, slot, card, act }`: `acts[act]` is stopped.
 */
export interface InterfereAsk {
  readonly kind: 'interfere';
  readonly during: Occasion;
  readonly acts: readonly CancellableAct[];
}

/** What a window asks of everybody at once. */
export type WindowAsk = All<'window'> | InterfereAsk;

/** A moment at which a window opens, and why then; `lib/windows.md` lists them all. */
export interface WindowMoment {
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
export const timeForTheUsual = (windowTime: number): number =>
  Math.min(windowTime, Math.max(SHORTEST, Math.round(windowTime / 3)));

/** What a window for traitors stays open longer, in ms: before anybody can know one, the screen turns both wheels over. */
export const TIME_TO_SEE_PLANS = 5_000;
