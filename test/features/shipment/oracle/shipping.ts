/**
 * The legal shipments by a second reading of the rulebook.
 * @rules GF9-2019 Phase 6 "Force Shipment", Spacing Guild sheet · AH79 IX.C.1 ·
 */
import {
  getField,
  isRecord,
  partName,
  partsOf,
  type AnswerValue,
  type FactionId,
  type Forces,
  type GameState,
} from '#engine';
import { TERRITORIES } from '#lib/model/territories.ts';
import { isWholeNumber } from '../../../support/oracle/losses.ts';
import { isHeldStill } from '../../../support/oracle/orders.ts';
import { ownOf } from '../../../support/oracle/own.ts';
import { fullFor, sidesThere } from '../../movement/oracle.ts';
import { isFromTheBoard } from './from-the-board.ts';
import { holdsKarama } from './karama.ts';
import { isPaid, printedPrice, shipsAtHalf } from './paying.ts';
import { isReserveShipment } from './reserves.ts';

/**
 * Whether the answer is no shipment, a prepared shipment that is still legal, or a shipment in one of the faction's
 * ways.
 */
export function isShipment(state: GameState, faction: FactionId, value: AnswerValue): boolean {
  if (value === 'none') return true;
  // A faction makes one shipment a turn. A shipment outside its turn on the board also counts.
  const { shippedIn, broughtIn } = ownOf(state, faction);
  // In the round of moves only the reserves of Fremen come, besides a shipment with a Karama.
  if ((state.phase === 'movement-round' ? broughtIn : shippedIn) === state.turn || isHeldStill(state, faction))
    return false;
  if (value === 'as-prepared') {
    const laid = state.standingOrders.find((one) => one.owner === faction && one.order.kind === 'prepared-turn')?.order;
    return laid?.kind === 'prepared-turn' && laid.shipment !== null && isShipment(state, faction, laid.shipment);
  }
  if (!isRecord(value)) return false;
  const way = getField(value, 'way');
  // "Fremen mercenaries must be shipped in from off-planet" (000 XXXVII.B.6).
  if (way === 'hired') return faction === 'fremen' && comesDown(state, faction, value, { ownToo: false });
  if (way !== 'down') return isFromTheBoard(state, faction, value);
  return faction === 'fremen' ? isFromTheFarSide(state, value) : comesDown(state, faction, value, { ownToo: true });
}

/** Returns the board after the prepared shipment, if the shipment is still possible. */
export function afterLaidOut(state: GameState, faction: FactionId): GameState {
  const laid = state.standingOrders.find((one) => one.owner === faction && one.order.kind === 'prepared-turn')?.order;
  const shipment = laid?.kind === 'prepared-turn' ? laid.shipment : null;
  if (shipment === null || shipment === 'none' || !isShipment(state, faction, shipment)) return state;
  const gone = state.forces.map((stack) =>
    stack.faction === faction ? goneFrom(stack, shipment) : { stack, left: 0, star: 0, hired: 0 },
  );
  const without = { ...state, forces: gone.map(({ stack }) => stack).filter(({ count }) => count > 0) };
  const to = TERRITORIES.flatMap(partsOf).find((one) => partName(one) === getField(shipment, 'to'));
  if (to === undefined) return without;
  const taken = (field: string): number => Number(getField(shipment, field) ?? 0);
  const coming = {
    count: taken('forces') + taken('special') + taken('mercenaries') + sum(gone.map((one) => one.left)),
    special: taken('special') + sum(gone.map((one) => one.star)),
    mercenaries: taken('mercenaries') + sum(gone.map((one) => one.hired)),
  };
  return withThere(without, faction, to, coming, getField(shipment, 'side') === 'advisors');
}

type Stack = GameState['forces'][number];

/** Returns the forces that remain in a stack after a shipment. */
function goneFrom(stack: Stack, shipment: AnswerValue) {
  const star = Number(getField(shipment, `${partName(stack)}*`) ?? 0);
  const hired = Number(getField(shipment, `${partName(stack)}+`) ?? 0);
  const left = Number(getField(shipment, partName(stack)) ?? 0) + star + hired;
  const rest = {
    count: stack.count - left,
    special: stack.special - star,
    mercenaries: (stack.mercenaries ?? 0) - hired,
  };
  return { stack: { ...stack, ...rest }, left, star, hired };
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

function withThere(
  state: GameState,
  faction: FactionId,
  to: Pick<Stack, 'territory' | 'sector'>,
  coming: Required<Forces>,
  advisors: boolean,
): GameState {
  const isThere = (stack: Stack): boolean => stack.faction === faction && partName(stack) === partName(to);
  const { count, special, mercenaries = 0 } = state.forces.find(isThere) ?? { count: 0, special: 0 };
  const all = {
    count: count + coming.count,
    special: special + coming.special,
    mercenaries: mercenaries + coming.mercenaries,
  };
  const stack = { faction, ...to, ...all };
  return {
    ...state,
    forces: [...state.forces.filter((one) => !isThere(one)), stack],
    factions: state.factions.map((own) =>
      own.faction === faction
        ? {
            ...own,
            advisorsIn: [
              ...own.advisorsIn.filter((territory) => territory !== to.territory),
              ...(advisors ? [to.territory] : []),
            ],
          }
        : own,
    ),
  };
}

/** Whether a shipment on the board is legal. It is written in the terms of the own turn. */
function isFromTheFarSide(state: GameState, value: AnswerValue): boolean {
  const { way, to, forces, special, own, side, ...more } = value as Readonly<Record<string, AnswerValue>>;
  if (way !== 'down' || !isPaid(state, 'fremen', 0, own ?? null) || side !== 'fighters' || Object.keys(more).length > 0)
    return false;
  return isReserveShipment(state, 'fremen', { place: to ?? null, forces: forces ?? null, special: special ?? null });
}

/** Whether reserves come from off the planet. Without `ownToo`, only mercenaries do. */
function comesDown(
  state: GameState,
  faction: FactionId,
  value: AnswerValue,
  { ownToo }: { readonly ownToo: boolean },
): boolean {
  const {
    way: _way,
    to,
    forces,
    special,
    mercenaries,
    own: isOwnSpice,
    side,
    slot,
    card,
    ...more
  } = value as Readonly<Record<string, AnswerValue>>;
  const part = TERRITORIES.flatMap(partsOf).find((one) => partName(one) === to);
  if (part === undefined || part.sector === state.storm || Object.keys(more).length > 0) return false;
  if (fullFor(state, faction).includes(part.territory)) return false;
  if (!sidesThere(state, faction, part.territory, 'shipped').some((one) => one === side)) return false;
  const { reserves } = ownOf(state, faction);
  const starred = special ?? null;
  const plain = forces ?? null;
  const { mercenaries: pool = 0 } = reserves;
  const own = reserves.count - reserves.special - pool;
  if (!isWholeNumber(plain, 0, ownToo ? own : 0) || !isWholeNumber(starred, 0, ownToo ? reserves.special : 0))
    return false;
  // Only reserves with mercenaries name them.
  const hired = pool > 0 ? (mercenaries ?? null) : mercenaries === undefined ? 0 : null;
  if (!isWholeNumber(hired, 0, pool)) return false;
  const all = plain + starred + hired;
  const half = slot !== undefined;
  // Each named card is in a slot. An answer without a slot names no card.
  if (half ? !holdsKarama(state, faction, slot, card ?? null) : card !== undefined) return false;
  const full = printedPrice(state, part.territory, all);
  const cost = half || shipsAtHalf(state, faction) ? Math.ceil(full / 2) : full;
  return all > 0 && isPaid(state, faction, cost, isOwnSpice ?? null);
}
