/** Reads the rules a second time: the price of a shipment, and whether the faction can pay it. */
import type { AdvantageId, AnswerValue, FactionId, GameState, TerritoryId } from '#engine';
import { isWholeNumber } from '../../../support/oracle/losses.ts';
import { isAllied, ownOf } from '../../../support/oracle/own.ts';
import { strongholdsAt } from '../../../support/oracle/played.ts';

/** The printed price of this number of forces at this place. */
export const printedPrice = ({ choices }: GameState, territory: TerritoryId, count: number): number =>
  count * (strongholdsAt(choices).includes(territory) ? 1 : 2);

/**
 * Whether the faction ships at half price: the Guild and its allies, unless a Karama has cancelled the power.
 * @rules GF9-2019 Spacing Guild sheet · AH79 Guild shield
 */
export function shipsAtHalf(state: GameState, faction: FactionId): boolean {
  if (faction === 'guild') return !isCancelled(state, 'guild/half-price');
  return isAllied(state, 'guild', faction) && !isCancelled(state, 'guild/ally-ship');
}

/**
 * Returns the ways to ship that do not start in the reserves.
 * @rules GF9-2019 Spacing Guild sheet · AH79 Questions and Answers E.1
 */
export function otherWays(state: GameState, faction: FactionId): readonly string[] {
  if (faction === 'guild') return isCancelled(state, 'guild/ship-types') ? [] : ['across', 'back'];
  if (!isAllied(state, 'guild', faction)) return [];
  const back = state.choices.edition !== 'gf9-2019' ? ['back'] : [];
  return isCancelled(state, 'guild/ally-ship') ? back : ['across', ...back];
}

/**
 * Returns the ways to ship with a Karama alone: across, and for Fremen back to the far side.
 * @rules Dune Squad III.E.7, VI.B.5.o
 */
export const waysByKarama = ({ choices, phase }: GameState, faction: FactionId): readonly string[] =>
  choices.edition !== 'dune-squad' || phase !== 'shipment-round'
    ? []
    : faction === 'fremen'
      ? ['across', 'back']
      : ['across'];

const isCancelled = ({ stack }: GameState, power: AdvantageId): boolean =>
  stack.some((one) => 'cancelled' in one && one.cancelled.includes(power));

/**
 * Whether the faction can pay with its own spice and its allies' pledges for shipments. A faction may keep the pledges.
 */
export function isPaid(state: GameState, faction: FactionId, cost: number, own: AnswerValue): boolean {
  const help = state.standingOrders
    .flatMap(({ order }) => (order.kind === 'pledges' ? order.given : []))
    .filter(({ to }) => to === faction)
    .reduce((sum, { sums }) => sum + sums.shipments, 0);
  if (typeof own !== 'boolean' || (own && help === 0)) return false;
  const { spice } = ownOf(state, faction);
  return spice === 'uncounted' || cost <= spice + (own ? 0 : help);
}

/** Returns the number from each stack, at least one in all; `null` if the answer has another form. */
export function countIn(most: ReadonlyMap<string, number>, said: Readonly<Record<string, AnswerValue>>): number | null {
  const isLegal =
    Object.keys(said).length === most.size &&
    [...most].every(([name, count]) => isWholeNumber(said[name] ?? null, 0, count));
  const all = isLegal ? Object.values(said).reduce<number>((sum, count) => sum + Number(count), 0) : 0;
  return all > 0 ? all : null;
}
