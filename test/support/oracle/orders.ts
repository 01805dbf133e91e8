/** The orders of the Lansraad that stand, by a second reading of the rulebook. @rules 000 XXXVI */
import type { FactionId, GameState, TerritoryId } from '#engine';
import { isAllied } from './own.ts';

/** Returns the territories that this faction may not enter in this turn. */
export const closedTo = (state: GameState, faction: FactionId): readonly TerritoryId[] =>
  faction === 'lansraad' || faction === 'fremen' || isAllied(state, 'lansraad', faction)
    ? []
    : state.orders.restricted.filter(({ turn }) => turn === state.turn).map(({ territory }) => territory);

/** Whether this faction gets no forces back, ships none and moves none in this round. */
export const isHeldStill = ({ orders, turn, phase }: GameState, faction: FactionId): boolean =>
  ['shipment', 'shipment-round', 'movement-round'].includes(phase) &&
  orders.held.some((one) => one.turn === turn && one.moment === 'movement' && one.faction === faction);
