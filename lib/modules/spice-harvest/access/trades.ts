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
import { accessIdsOf, cardsNamed } from './cards.ts';
import type { AccessCommand, AccessId, AccessTrade, AccessTradingActivity } from './contract.ts';

type CommandOf<Type extends AccessCommand['type']> = Extract<AccessCommand, { readonly type: Type }>;

/**
 * Makes an offer, which replaces an open offer to the same faction. Refuses `no-access-trading`, `faction-not-in-play`,
 * `access-trade-with-itself`, `access-card-not-held`.
 */
export function decideOffer(
  state: GameState,
  by: FactionId,
  { to, gives: names, shown: givesShown, wants }: CommandOf<'OfferAccessTrade'>,
): Decision {
  const trading = runningTrading(state);
  if (trading === null) return refused({ code: 'no-access-trading' });
  if (!isInPlay(state, to)) return refused({ code: 'faction-not-in-play', faction: to });
  if (by === to) return refused({ code: 'access-trade-with-itself' });
  const gives = heldNamed(state, by, names);
  if (gives === null) return refused(NOT_HELD);
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
  { trade: asked, returns: names, shown }: CommandOf<'AnswerAccessTrade'>,
): Decision {
  const trade = openTrade(state, to, asked);
  if (!trade.ok) return trade;
  const { id } = trade.is;
  if (trade.is.to !== to || trade.is.returns !== null) return refused({ code: 'no-such-access-trade' });
  if (names.length === 0) return accepted({ type: 'AccessTradeDropped', id });
  const returns = heldNamed(state, to, names);
  return returns === null ? refused(NOT_HELD) : accepted({ type: 'AccessTradeAnswered', id, returns, shown });
}

/**
 * Agrees to the cards that the partner has laid, or drops the offer. Refuses `no-access-trading`,
 * `no-such-access-trade`.
 */
export function decideSettle(
  state: GameState,
  by: FactionId,
  { trade: asked, accepts }: CommandOf<'SettleAccessTrade'>,
): Decision {
  const trade = openTrade(state, by, asked);
  if (!trade.ok) return trade;
  const { is } = trade;
  if (is.by !== by || (accepts && is.returns === null)) return refused({ code: 'no-such-access-trade' });
  return accepted(accepts ? { type: 'AccessCardsTraded', trade: is } : { type: 'AccessTradeDropped', id: is.id });
}

/** Returns the trades while they are possible; otherwise `null`. */
const runningTrading = (state: GameState): AccessTradingActivity | null =>
  topActivityKind(state) === 'access-trading' ? findActivity(state, 'access-trading') : null;

/**
 * Returns the id by which a side of a trade knows it. It counts the offers from and to this side alone. A number that
 * counts all offers would tell how many offers other factions make.
 */
export function tradeIdFor(state: GameState, { id }: Pick<AccessTrade, 'id'>, side: FactionId): AccessTrade['id'] {
  const own = (runningTrading(state)?.offered ?? []).filter(({ by, to }) => by === side || to === side);
  return `trade-${own.findIndex((one) => one.id === id) + 1}`;
}

/** Returns the open trade that this side knows by this id. */
function openTrade(
  state: GameState,
  side: FactionId,
  id: AccessTrade['id'],
): { readonly ok: true; readonly is: AccessTrade } | (Decision & { readonly ok: false }) {
  const trading = runningTrading(state);
  if (trading === null) return { ok: false, refusal: { code: 'no-access-trading' } };
  const is = trading.trades.find((one) => (one.by === side || one.to === side) && tradeIdFor(state, one, side) === id);
  return is === undefined ? { ok: false, refusal: { code: 'no-such-access-trade' } } : { ok: true, is };
}

/** Returns the cards with these names in the hand of a faction; `null` if one is not there. */
function heldNamed(state: GameState, faction: FactionId, names: readonly string[]): readonly AccessId[] | null {
  const cards = cardsNamed(state, accessIdsOf(state, faction), names);
  return cards.length === names.length ? cards : null;
}

const NOT_HELD: Refusal = { code: 'access-card-not-held' };
