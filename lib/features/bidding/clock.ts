/** The clock of an auction on phones: how long each word may take, and a raised hand that stops it. */
import { type Decision, accepted, refused } from '../../model/decision.ts';
import type { FactionId } from '../../model/factions.ts';
import { pausedRefusal } from '../../model/pause.ts';
import { findActivity, topActivityKind } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import { ticksBetween } from '../../model/windows.ts';
import type { BiddingActivity, BidTime, CardOnAuction, RaisedHand } from './contract.ts';

/** So long the clock stands for a raised hand (ms). */
const HALF_A_MINUTE = 30_000;

/**
 * A raised hand stops the clock for half a minute, once a card for each seat, whether it bids or not; a second hand adds to
 * that. Bids count meanwhile. Refuses `no-clock-runs`, `clock-was-stopped`, and while the table is held, why.
 */
export function decideStopClock(state: GameState, lot: number, faction: FactionId, at: number): Decision {
  const card = findActivity(state, 'bidding')?.card ?? null;
  if (topActivityKind(state) !== 'bidding' || card?.lot !== lot || !runsForAWord(card))
    return refused({ code: 'no-clock-runs' });
  const held = pausedRefusal(state);
  if (held !== null) return held;
  if (card.handsRaised.includes(faction)) return refused({ code: 'clock-was-stopped' });
  const until = startOf(card, at) + HALF_A_MINUTE;
  return accepted({ type: 'ClockStopped', faction, lot, until, shift: HALF_A_MINUTE });
}

const runsForAWord = ({ awaited }: CardOnAuction): boolean =>
  awaited !== null && awaited.faction !== null && awaited.time !== null;

/**
 * Whether seats bid in secret and the card waits for each of them, so that all may know the seats that have answered. As
 * long as time runs for secret bids, nobody learns it.
 */
export const waitsForAll = (bidding: Pick<BiddingActivity, 'way' | 'card'> | null): boolean =>
  (bidding?.way === 'sealed' && (bidding.card?.awaited?.time ?? null) === null) ||
  (bidding?.way === 'silent' && bidding.card?.awaited?.time === null);

/**
 * Whether the clock as printed runs for the card, so that silence passes when it is over. It never runs for sealed bids,
 * nor for the first card of a game, when players still learn how to bid.
 */
export const hasClock = ({ turn }: GameState, { clock, way, card }: BiddingActivity): boolean =>
  clock && way !== 'sealed' && !(turn === 1 && card?.lot === 1);

/**
 * The next moment after `at` (server time, ms) at which a card is sold if every bidder has an answer, before the end of
 * the time for secret bids; `null` where there is none, and with fixed times.
 */
export const nextTick = ({ questionTime }: GameState, { opened, deadline }: BidTime, at: number): number | null =>
  questionTime.isFixed ? null : (ticksBetween(opened, deadline).find((tick) => tick > at) ?? null);

/** So long (ms) from a moment on. */
export const timeFrom = (at: number, milliseconds: number): BidTime => ({ opened: at, deadline: at + milliseconds });

/** Time for a word: from now on, or from when the clock no longer stands. */
export function timeFor(card: CardOnAuction, at: number, milliseconds: number): BidTime {
  return timeFrom(startOf(card, at), milliseconds);
}

/** Each hand adds half a minute to those that still stood: counted back from the last, until when each of them holds. */
export const handsRaised = ({
  handsRaised: all,
  standsUntil,
}: Pick<CardOnAuction, 'handsRaised' | 'standsUntil'>): readonly RaisedHand[] =>
  all.map((faction, at) => ({
    faction,
    until: standsUntil === null ? null : standsUntil - (all.length - 1 - at) * HALF_A_MINUTE,
  }));

const startOf = ({ standsUntil }: CardOnAuction, at: number): number => Math.max(at, standsUntil ?? at);
