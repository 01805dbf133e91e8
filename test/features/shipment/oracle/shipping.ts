/**
 * The legal shipments by a second reading of the rulebook.
 * @rules GF9-2019 Phase 6 "Force Shipment", Spacing Guild sheet · AH79 IX.C.1 ·
 */
import {
  getField,
  isRecord,
  partName,
  partsOf,
  titlesOf,
  type AnswerValue,
  type FactionId,
  type GameState,
} from '#engine';
import { TERRITORIES } from '#lib/model/territories.ts';
import { isWholeNumber } from '../../../support/oracle/losses.ts';
import { isHeldStill } from '../../../support/oracle/orders.ts';
import { ownOf } from '../../../support/oracle/own.ts';
import { fullFor, sidesThere } from '../../movement/oracle.ts';
import { isFromTheBoard } from './from-the-board.ts';
import { isPaid, printedPrice, shipsAtHalf } from './paying.ts';
import { isReserveShipment } from './reserves.ts';
import { gholasOf } from '../../../support/oracle/cards.ts';
import { hasSpecialKaramas } from '../../../support/oracle/played.ts';

/**
 * Whether the answer is no shipment, a prepared shipment that is still legal, or a shipment in one of the faction's
 * ways.
 */
export function isShipment(state: GameState, faction: FactionId, value: AnswerValue): boolean {
  if (value === 'none') return true;
  // A faction makes one shipment a turn. A shipment outside its turn on the board also counts.
  if (ownOf(state, faction).shippedIn === state.turn || isHeldStill(state, faction)) return false;
  if (value === 'as-prepared') {
    const laid = state.standingOrders.find((one) => one.owner === faction && one.order.kind === 'prepared-turn')?.order;
    return laid?.kind === 'prepared-turn' && laid.shipment !== null && isShipment(state, faction, laid.shipment);
  }
  if (!isRecord(value)) return false;
  if (getField(value, 'way') !== 'down') return isFromTheBoard(state, faction, value);
  return faction === 'fremen' ? isFromTheFarSide(state, value) : comesDown(state, faction, value);
}

/** Returns the board after the prepared shipment, if the shipment is still possible. */
export function afterLaidOut(state: GameState, faction: FactionId): GameState {
  const laid = state.standingOrders.find((one) => one.owner === faction && one.order.kind === 'prepared-turn')?.order;
  const shipment = laid?.kind === 'prepared-turn' ? laid.shipment : null;
  if (shipment === null || shipment === 'none' || !isShipment(state, faction, shipment)) return state;
  const gone = state.forces.map((stack) =>
    stack.faction === faction ? goneFrom(stack, shipment) : { stack, left: 0, star: 0 },
  );
  const without = { ...state, forces: gone.map(({ stack }) => stack).filter(({ count }) => count > 0) };
  const to = TERRITORIES.flatMap(partsOf).find((one) => partName(one) === getField(shipment, 'to'));
  if (to === undefined) return without;
  const star = Number(getField(shipment, 'special') ?? 0) + sum(gone.map((one) => one.star));
  const count =
    Number(getField(shipment, 'forces') ?? 0) +
    Number(getField(shipment, 'special') ?? 0) +
    sum(gone.map((one) => one.left));
  return withThere(without, faction, to, { count, special: star }, getField(shipment, 'side') === 'advisors');
}

type Stack = GameState['forces'][number];

/** Returns the forces that remain in a stack after a shipment. */
function goneFrom(stack: Stack, shipment: AnswerValue) {
  const star = Number(getField(shipment, `${partName(stack)}*`) ?? 0);
  const left = Number(getField(shipment, partName(stack)) ?? 0) + star;
  return { stack: { ...stack, count: stack.count - left, special: stack.special - star }, left, star };
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

function withThere(
  state: GameState,
  faction: FactionId,
  to: Pick<Stack, 'territory' | 'sector'>,
  coming: Pick<Stack, 'count' | 'special'>,
  advisors: boolean,
): GameState {
  const isThere = (stack: Stack): boolean => stack.faction === faction && partName(stack) === partName(to);
  const there = state.forces.find(isThere) ?? { count: 0, special: 0 };
  const stack = { faction, ...to, count: there.count + coming.count, special: there.special + coming.special };
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

function comesDown(state: GameState, faction: FactionId, value: AnswerValue): boolean {
  const {
    way: _way,
    to,
    forces,
    special,
    own,
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
  if (!isWholeNumber(plain, 0, reserves.count - reserves.special) || !isWholeNumber(starred, 0, reserves.special))
    return false;
  const half = slot !== undefined;
  // Each named card is in a slot. An answer without a slot names no card.
  if (half ? !holdsKarama(state, faction, slot, card ?? null) : card !== undefined) return false;
  const full = printedPrice(state, part.territory, plain + starred);
  const cost = half || shipsAtHalf(state, faction) ? Math.ceil(full / 2) : full;
  return plain + starred > 0 && isPaid(state, faction, cost, own ?? null);
}

/** Whether a faction holds a Karama or a card that counts as a Karama. An unknown card may be either. */
function holdsKarama(state: GameState, faction: FactionId, slot: AnswerValue, card: AnswerValue): boolean {
  const held = ownOf(state, faction).hand.find((one) => one.slot === slot);
  if (held === undefined || (held.card !== 'unknown' && held.card !== card)) return false;
  return (
    card === 'karama' ||
    gholasOf(state.choices, faction).some((one) => one === card) ||
    (faction === 'bene-gesserit' &&
      hasSpecialKaramas(state.choices) &&
      titlesOf('worthless').some((one) => one === card))
  );
}
