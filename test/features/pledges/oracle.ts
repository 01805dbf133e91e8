/** Pledged spice by a second count. @rules R-187 */
import type { FactionId, GameEvent, GameState } from '#engine';

/** Returns the spice in all pledges of a faction. */
export const setAside = (orders: GameState['standingOrders'], faction: FactionId): number =>
  orders
    .flatMap(({ owner, order }) => (owner === faction && order.kind === 'pledges' ? order.given : []))
    .reduce((sum, { sums }) => sum + sums.cards + sums.shipments + sums.revivals, 0);

/**
 * What is wrong with a pledge: the giver did not have the spice, the receiver is no ally, or the purpose is not
 * allowed.
 */
export function pledgesWrong(before: GameState, event: GameEvent): readonly string[] {
  if (event.type !== 'SpicePledged') return [];
  const { faction, to, sums } = event;
  const own = before.factions.find((one) => one.faction === faction)?.spice ?? 0;
  const total = sums.cards + sums.shipments + sums.revivals;
  const already = before.standingOrders
    .flatMap(({ owner, order }) => (owner === faction && order.kind === 'pledges' ? order.given : []))
    .filter((pledge) => pledge.to === to)
    .reduce((sum, pledge) => sum + pledge.sums.cards + pledge.sums.shipments + pledge.sums.revivals, 0);
  return [
    ...(before.alliances.some((members) => members.includes(faction) && members.includes(to))
      ? []
      : [`pledges: ${faction} and ${to} are no allies`]),
    ...(own !== 'uncounted' && total > own + already
      ? [`pledges: ${faction} set aside ${total} of ${own + already}`]
      : []),
    ...(sums.revivals > 0 && faction !== 'emperor' ? [`pledges: ${faction} pays for revivals`] : []),
  ];
}
