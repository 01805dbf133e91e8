/**
 * Trades of access cards between two factions. One faction offers cards, the other faction lays cards against them, and
 * the first faction agrees. Then all cards change hands at once. Until then, a covered card stays unknown to the
 * partner. A shown card is shown to the partner alone.
 *
 * @rules AH79 Spice Harvest V.4 · R-229
 */
import { type Decision, accepted, refused } from '../../../model/decision.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { Refusal } from '../../../model/refusals.ts';
import { isInPlay } from '../../../model/selectors.ts';
import { findActivity, topActivityKind } from '../../../model/stack.ts';
import type { GameState } from '../../../model/state.ts';
import { accessIdsOf } from './cards.ts';
import type { AccessCommand, AccessId, AccessTrade, AccessTradingActivity } from './contract.ts';

type CommandOf<Type extends AccessCommand['type']> = Extract<AccessCommand, { readonly type: Type }>;

/**
 * Makes an offer, which replaces an open offer to the same faction. Refuses `no-access-trading`, `faction-not-in-play`,
 * `access-trade-with-itself`, `access-card-not-held`.
 */
export function decideOffer(
  state: GameState,
  by: FactionId,
  { to, gives, shown: givesShown, wants }: CommandOf<'OfferAccessTrade'>,
): Decision {
  const trading = runningTrading(state);
  if (trading === null) return refused({ code: 'no-access-trading' });
  if (!isInPlay(state, to)) return refused({ code: 'faction-not-in-play', faction: to });
  if (by === to) return refused({ code: 'access-trade-with-itself' });
  const refusal = whyNotHeld(state, by, gives);
  if (refusal !== null) return refused(refusal);
  const earlier = trading.trades.filter((trade) => trade.by === by && trade.to === to);
  return accepted(...earlier.map(({ id }) => ({ type: 'AccessTradeDropped', id }) as const), {
    type: 'AccessTradeOffered',
    id: `trade-${trading.nextTrade}`,
    by,
    to,
    gives,
    givesShown,
    wants,
  });
}

/**
 * Lays cards against an offer once, or declines it. Cards that the partner has seen cannot be changed. Refuses
 * `no-access-trading`, `no-such-access-trade`, `access-card-not-held`.
 */
export function decideAnswer(
  state: GameState,
  to: FactionId,
  { trade: id, returns, shown }: CommandOf<'AnswerAccessTrade'>,
): Decision {
  const trade = openTrade(state, id);
  if (!trade.ok) return trade;
  if (trade.is.to !== to || trade.is.returns !== null) return refused({ code: 'no-such-access-trade' });
  if (returns.length === 0) return accepted({ type: 'AccessTradeDropped', id });
  const refusal = whyNotHeld(state, to, returns);
  return refusal === null ? accepted({ type: 'AccessTradeAnswered', id, returns, shown }) : refused(refusal);
}

/**
 * Agrees to the cards that the partner has laid, or drops the offer. Refuses `no-access-trading`,
 * `no-such-access-trade`.
 */
export function decideSettle(
  state: GameState,
  by: FactionId,
  { trade: id, accepts }: CommandOf<'SettleAccessTrade'>,
): Decision {
  const trade = openTrade(state, id);
  if (!trade.ok) return trade;
  const { is } = trade;
  if (is.by !== by || (accepts && is.returns === null)) return refused({ code: 'no-such-access-trade' });
  return accepted(accepts ? { type: 'AccessCardsTraded', trade: is } : { type: 'AccessTradeDropped', id });
}

/** Returns the trades while they are possible; otherwise `null`. */
const runningTrading = (state: GameState): AccessTradingActivity | null =>
  topActivityKind(state) === 'access-trading' ? findActivity(state, 'access-trading') : null;

function openTrade(
  state: GameState,
  id: AccessTrade['id'],
): { readonly ok: true; readonly is: AccessTrade } | (Decision & { readonly ok: false }) {
  const trading = runningTrading(state);
  if (trading === null) return { ok: false, refusal: { code: 'no-access-trading' } };
  const is = trading.trades.find((one) => one.id === id);
  return is === undefined ? { ok: false, refusal: { code: 'no-such-access-trade' } } : { ok: true, is };
}

const whyNotHeld = (state: GameState, faction: FactionId, cards: readonly AccessId[]): Refusal | null =>
  cards.every((card) => accessIdsOf(state, faction).includes(card)) ? null : { code: 'access-card-not-held' };
