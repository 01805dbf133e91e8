/** Event creators of the access cards, for the course of the module. */
import type { GameEvent } from '../../../model/events.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import type { FactionId } from '../../../model/factions.ts';
import { factionState, isInPlay } from '../../../model/selectors.ts';
import type { GameState } from '../../../model/state.ts';
import { othersFrom, playersOf } from '../players.ts';
import type { AccessContract, AccessEvent } from './contract.ts';

type Made<Type extends AccessEvent['type']> = Extract<AccessEvent, { readonly type: Type }>;

/** How long trades are possible (ms). They end earlier if all seats are ready. */
export const TRADING_TIME = 90_000;

/**
 * Begins the auction after a harvest: one card for each bidder, from the top of the deck. The seat to the right of the
 * Manager bids first.
 * @rules AH79 Spice Harvest V.3.a · R-226
 */
export function accessAuctionBegan(
  at: Pick<Ctx, 'rules'>,
  state: GameState,
  manager: FactionId,
  harvest: number,
): Made<'AccessAuctionBegan'> {
  const order = [...othersFrom(at, state, manager), manager];
  return { type: 'AccessAuctionBegan', harvest, order, row: (state.access?.deck ?? []).slice(0, order.length) };
}

/**
 * Begins the trades after the last auction. The time is server time (ms).
 *
 * @rules AH79 Spice Harvest V.4
 */
export const accessTradingBegan = (at: number): Made<'AccessTradingBegan'> => ({
  type: 'AccessTradingBegan',
  until: at + TRADING_TIME,
});

/**
 * Deals the access cards instead of selling them, an equal number to each faction and more to one. A table with its own
 * cards deals them itself.
 * @rules NF XXV.B · R-318
 */
export function accessCardsDealt(at: Pick<Ctx, 'rules'>, state: GameState): readonly GameEvent[] {
  const dealt = at.rules.harvest?.dealt ?? null;
  if (dealt === null) return [];
  if (state.access === null) return [placingOnTableBegan()];
  let { deck } = state.access;
  const hands = playersOf(at, state).map((faction) => {
    const count = dealt.cards + (faction === dealt.drawsOneMore ? 1 : 0);
    const cards = deck.slice(0, count);
    deck = deck.slice(count);
    return { faction, cards };
  });
  return [{ type: 'AccessCardsDealt', hands }];
}

/** Asks all seats for the placement that the cards of the table gave them. @rules R-211 */
export const placingOnTableBegan = (): Extract<AccessContract['event'], { readonly type: 'PlacingOnTableBegan' }> => ({
  type: 'PlacingOnTableBegan',
});

/** Asks all seats for their claims. @rules AH79 Spice Harvest V.6.a */
export const claimsAsked = (): Made<'ClaimsAsked'> => ({ type: 'ClaimsAsked' });

/**
 * Asks the faction that starts without access cards for its forces. Asks nobody if all its forces must stay in the
 * reserves.
 * @rules NF XXV.I "Fremen"
 */
export function freeStartAsked({ rules }: Pick<Ctx, 'rules'>, state: GameState): readonly GameEvent[] {
  const free = rules.harvest?.startsWithoutCards ?? null;
  if (free === null || !isInPlay(state, free.faction)) return [];
  const { reserves } = factionState(state, free.faction);
  return reserves.count > free.keeps ? [{ type: 'FreeStartAsked', faction: free.faction }] : [];
}
