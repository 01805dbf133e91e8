/**
 * "Pass for this card", or "for the rest": an answer prepared ahead, where each is asked for a bid by itself.
 *
 * Why nothing shows: a pass that came as soon as it is asked for would tell all that it had stood, and one that always
 * took the same time would too. So it takes a moment such as a thumb takes, another each time, out of a number that its
 * owner’s phone brought and nobody else knows; whoever has prepared it is asked and awaited meanwhile like anybody else,
 * and may still bid. Where limits are said in secret, staying out for every card does the same.
 */
import { type Decision, happened, refuse } from '../../table/decision.ts';
import type { GameEvent } from '../../table/events.ts';
import type { FactionId } from '../../table/factions.ts';
import { runningOf } from '../../table/stack.ts';
import { orderOf, withOrder, withoutOrder } from '../../table/standing-orders.ts';
import type { GameState } from '../../table/state.ts';
import type { Random } from '../../core/random.ts';
import type { BiddingIntent, CardUnderTheHammer, PassAhead, PassTime } from './contract.ts';

const KIND = 'passes-bids';

/** The least that a thumb takes, and how much longer it may take (ms); well within the clock of any edition. */
const LEAST = 1_500;
const SPREAD = 2_500;
/** So many numbers there are to start from. */
const SEEDS = 1_000_000;

/** Sets it, or takes it back; said again it changes nothing. Refuses `not-under-the-hammer`. */
export function decidePreparePass(
  state: GameState,
  faction: FactionId,
  { lot, passes }: Extract<BiddingIntent, { readonly type: 'PreparePass' }>,
  random: Random,
): Decision {
  if (runningOf(state, 'bidding')?.card?.lot !== lot) return refuse({ code: 'not-under-the-hammer' });
  if (passesAhead(state, faction) === passes) return happened();
  return happened({ type: 'PassPrepared', faction, lot, passes, seed: random(SEEDS) });
}

/** For which cards this faction passes ahead now. */
export function passesAhead(state: GameState, faction: FactionId): PassAhead {
  const order = orderOf(state.standingOrders, faction, KIND);
  if (order === null) return 'no';
  if (order.lot === null) return 'rest';
  return order.lot === runningOf(state, 'bidding')?.card?.lot ? 'card' : 'no';
}

/** Of those who are asked now, the first whose prepared pass has no time yet gets one. */
export function passTimed(
  state: GameState,
  { lot, words, passing }: CardUnderTheHammer,
  asked: readonly FactionId[],
  at: number,
): readonly GameEvent[] {
  const isTimed = (faction: FactionId) => passing.some((one) => one.faction === faction);
  const faction = asked.find((one) => !isTimed(one) && passesAhead(state, one) !== 'no');
  const order = faction === undefined ? null : orderOf(state.standingOrders, faction, KIND);
  if (faction === undefined || order === null) return [];
  return [
    { type: 'PassTimed', faction, lot, at: at + LEAST + ((order.seed + 977 * lot + 613 * words.length) % SPREAD) },
  ];
}

/** Whose prepared pass comes next; `null` where none does. */
export const nextToPass = ({ passing }: CardUnderTheHammer): PassTime | null =>
  passing.reduce<PassTime | null>((next, one) => (next === null || one.at < next.at ? one : next), null);

/** Records it. Whatever time it had is over. */
export function withPassPrepared(
  state: GameState,
  faction: FactionId,
  lot: number,
  passes: PassAhead,
  seed: number,
): GameState {
  const { standingOrders } = state;
  return {
    ...state,
    standingOrders:
      passes === 'no'
        ? withoutOrder(standingOrders, faction, KIND)
        : withOrder(standingOrders, faction, { kind: KIND, lot: passes === 'card' ? lot : null, seed }),
  };
}

/** Who bids after all, or takes a word back, passes ahead no more. */
export const withoutPass = (state: GameState, faction: FactionId): GameState => ({
  ...state,
  standingOrders: withoutOrder(state.standingOrders, faction, KIND),
});
