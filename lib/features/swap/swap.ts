/**
 * Swaps of factions before the game. Players keep their chairs and their circles, because they place their markers only
 * after the swaps, on the circle next to each chair. So the two factions exchange circles. If each player has two
 * factions, the two swapped factions also change to the other pair.
 * @rules GF9-2019 Set-up "Players may swap factions", step 1 · AH79 III.E, which lets players agree on their factions
 */
import { maySit } from '../../board/seats.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { type Decision, accepted, refused } from '../../model/decision.ts';
import { alliancesOf } from '../../model/pairs.ts';
import { factionState, isInPlay } from '../../model/selectors.ts';
import type { EventOf } from '../../model/events.ts';
import type { FactionId, Seating } from '../../model/factions.ts';
import { withoutOrdersOf } from '../../model/standing-orders.ts';
import type { FactionState, GameState } from '../../model/state.ts';

/**
 * Exchanges the factions of two players who have agreed. Refuses `faction-not-in-play`, `swap-with-itself`,
 * `swap-needs-circle`.
 */
export function decideSwap(ctx: Ctx, state: GameState, one: FactionId, other: FactionId): Decision {
  if (!isInPlay(state, other)) return refused({ code: 'faction-not-in-play', faction: other });
  if (one === other) return refused({ code: 'swap-with-itself' });
  const seating = swapped(state.seating, one, other);
  if (!seating.every((seat) => maySit(ctx, seat))) return refused({ code: 'swap-needs-circle' });
  const firstPlayer = ctx.seats.firstPlayerAfterStorm(seating, state.storm);
  return accepted({ type: 'FactionsSwapped', one, other, firstPlayer });
}

/**
 * Records a swap. The declarations of both factions are cleared, because they belong to the former player and the new
 * player must not see them.
 */
export function withFactionsSwapped(
  state: GameState,
  { one, other, firstPlayer }: EventOf<'FactionsSwapped'>,
): GameState {
  const { prediction } = state;
  const seating = swapped(state.seating, one, other);
  const pairs = state.choices.pairs.map(
    ([first, second]) => [exchanged(first, one, other), exchanged(second, one, other)] as const,
  );
  const isOfThese = (faction: FactionId | null): boolean => faction === one || faction === other;
  return {
    ...state,
    choices: { ...state.choices, pairs },
    seating,
    firstPlayer,
    alliances: alliancesOf(pairs, seating),
    standingOrders: withoutOrdersOf(withoutOrdersOf(state.standingOrders, one), other),
    factions: seating.map(({ faction }) => {
      const own = factionState(state, faction);
      return isOfThese(faction) ? untold(own) : own;
    }),
    leaders: state.leaders.map((disc) =>
      isOfThese(disc.captor) ? { ...disc, captor: null, faceDown: false, where: 'ready' } : disc,
    ),
    prediction: prediction !== null && isOfThese(prediction.by) ? { ...prediction, told: 'untold' } : prediction,
  };
}

const untold = (own: FactionState): FactionState => ({
  ...own,
  spice: 'uncounted',
  hand: [],
  openCards: [],
  nextSlot: 1,
  traitors: 'unknown',
});

const exchanged = (faction: FactionId, one: FactionId, other: FactionId): FactionId =>
  faction === one ? other : faction === other ? one : faction;

const swapped = (seating: readonly Seating[], one: FactionId, other: FactionId): readonly Seating[] =>
  seating.map(({ faction, circle }) => ({ faction: exchanged(faction, one, other), circle }));
