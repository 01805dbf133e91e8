/** The orders that stand now, and the limits of the next orders. */
import type { Board } from '../../../board/board.ts';
import type { FactionId } from '../../../model/factions.ts';
import { areAdvisors, areAllies } from '../../../model/selectors.ts';
import { isRoundOfTurns } from '../../../model/phases.ts';
import { findActivity } from '../../../model/stack.ts';
import type { GameState } from '../../../model/state.ts';
import type { TerritoryId } from '../../../model/territories.ts';
import type { OrderMoment, OrdersSlice } from './contract.ts';

export const LANSRAAD: FactionId = 'lansraad';

/** The factions over which the Lansraad have no Influence. Their forces may enter a restricted territory. */
export const NEVER_HELD: readonly FactionId[] = ['fremen'];

/** Arrakeen and Carthag are strongholds but no sietches. */
const CITIES: readonly TerritoryId[] = ['arrakeen', 'carthag'];

type Held = OrdersSlice['orders']['held'][number];
type Restricted = OrdersSlice['orders']['restricted'][number];

/** Returns the faction that is held in place in this round; `null` if no faction is held. */
export function heldNow({ orders, turn, phase }: GameState): Held | null {
  const found = orders.held.find(
    (one) => one.turn === turn && one.moment === (phase === 'battle' ? 'battle' : 'movement'),
  );
  return found !== undefined && (isRoundOfTurns(phase) || phase === 'battle') ? found : null;
}

/** Returns the factions that were held in the last turn. With a special Karama, there can be two factions. */
export const heldLastTurn = ({ orders, turn }: GameState): readonly FactionId[] =>
  orders.held.filter((one) => one.turn === turn - 1).map(({ faction }) => faction);

/** Returns the territory that is restricted in this turn; `null` if no territory is restricted. */
export const restrictedNow = ({ orders, turn }: GameState): Restricted | null =>
  orders.restricted.find((one) => one.turn === turn) ?? null;

/** Returns the territory that was restricted in the last turn; `null` if no territory was restricted. */
export const restrictedLastTurn = ({ orders, turn }: GameState): TerritoryId | null =>
  orders.restricted.find((one) => one.turn === turn - 1)?.territory ?? null;

/**
 * Returns the territories that may be restricted. Sietches, the Polar Sink and the restricted territory of the last
 * turn are left out.
 *
 * @rules Nine-faction compendium XXXVI "Additional character advantages" · R-79
 */
export const restrictable = (board: Board, state: GameState): readonly TerritoryId[] =>
  board.territories.filter(
    (territory) =>
      (!board.isStronghold(territory) || CITIES.includes(territory)) &&
      board.terrainOf(territory) !== 'polar-sink' &&
      territory !== restrictedLastTurn(state),
  );

/**
 * Returns the factions that may be held. Fremen and the held faction of the last turn are left out.
 *
 * @rules Nine-faction compendium XXXVI.1
 */
export const holdable = (state: GameState): readonly FactionId[] =>
  state.factions
    .map(({ faction }) => faction)
    .filter(
      (faction) => faction !== LANSRAAD && !NEVER_HELD.includes(faction) && !heldLastTurn(state).includes(faction),
    );

/**
 * Whether the restriction does not concern a faction: the Lansraad, their allies, and Fremen.
 * @rules Nine-faction compendium XXXVI "Additional character advantages"
 */
export const isFree = (state: GameState, faction: FactionId): boolean =>
  faction === LANSRAAD || faction === 'fremen' || areAllies(state, LANSRAAD, faction);

/** Whether the forces of a faction may stay in a restricted territory. Coexisting forces may stay. */
export const mayStay = (state: GameState, faction: FactionId, territory: TerritoryId): boolean =>
  isFree(state, faction) || areAdvisors(state, faction, territory);

/** Whether this moment of the turn has come already. */
export const hasCome = ({ orders: { asked }, turn }: GameState, moment: OrderMoment): boolean =>
  asked.turn === turn && asked.moments.includes(moment);

/** Returns the order that waits for a Karama; `null` if no order waits. */
export const orderGiven = (state: GameState) => findActivity(state, 'order')?.given ?? null;
