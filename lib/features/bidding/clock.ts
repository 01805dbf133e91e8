/** The clock of an auction on phones: the time for each bid, and raised hands that stop it. */
import { type Decision, accepted, refused } from '../../model/decision.ts';
import type { FactionId } from '../../model/factions.ts';
import { pausedRefusal } from '../../model/pause.ts';
import { findActivity, topActivityKind } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import { ticksBetween } from '../../model/windows.ts';
import type { BiddingActivity, BidTime, CardOnAuction, RaisedHand } from './contract.ts';

/** How long a raised hand stops the clock (ms). */
const HALF_A_MINUTE = 30_000;

/**
 * Stops the clock for half a minute. Each seat can do this once for each card, bidder or not. A second raised hand adds
 * another half minute. Bids still count. Refuses `no-clock-runs` and `clock-was-stopped`, and during a pause the reason
 * of the pause.
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
 * Whether the table waits for a secret bid of each seat, so that the missing seats are public. As long as the time for
 * secret bids runs, nobody learns which seats are missing.
 */
export const waitsForAll = (bidding: Pick<BiddingActivity, 'way' | 'card'> | null): boolean =>
  (bidding?.way === 'sealed' && (bidding.card?.awaited?.time ?? null) === null) ||
  (bidding?.way === 'silent' && bidding.card?.awaited?.time === null);

/**
 * Whether the printed clock runs for the card. At its end a silent seat passes. The clock never runs for sealed bids,
 * or for the first card of a game, when players still learn to bid.
 */
export const hasClock = ({ turn }: GameState, { clock, way, card }: BiddingActivity): boolean =>
  clock && way !== 'sealed' && !(turn === 1 && card?.lot === 1);

/**
 * Returns the next moment after `at` (server time, ms) at which a card can be sold if every bidder has an answer.
 * Returns `null` at the end of the time for secret bids, and with fixed times.
 */
export const nextTick = ({ questionTime }: GameState, { opened, deadline }: BidTime, at: number): number | null =>
  questionTime.isFixed ? null : (ticksBetween(opened, deadline).find((tick) => tick > at) ?? null);

/** Returns the end of a duration that begins at this moment (server time, ms). */
export const timeFrom = (at: number, milliseconds: number): BidTime => ({ opened: at, deadline: at + milliseconds });

/** Returns the time for a bid. It begins now, or when the stopped clock runs again. */
export function timeFor(card: CardOnAuction, at: number, milliseconds: number): BidTime {
  return timeFrom(startOf(card, at), milliseconds);
}

/**
 * Returns the time at which each raised hand stops counting (server time, ms). Each hand adds half a minute, so the
 * times are counted back from the last.
 */
export const handsRaised = ({
  handsRaised: all,
  standsUntil,
}: Pick<CardOnAuction, 'handsRaised' | 'standsUntil'>): readonly RaisedHand[] =>
  all.map((faction, at) => ({
    faction,
    until: standsUntil === null ? null : standsUntil - (all.length - 1 - at) * HALF_A_MINUTE,
  }));

const startOf = ({ standsUntil }: CardOnAuction, at: number): number => Math.max(at, standsUntil ?? at);
