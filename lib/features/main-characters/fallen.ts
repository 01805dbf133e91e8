/** Factions that are out of the game, because all their leaders are dead. */
import { onCircles } from '../../board/seats.ts';
import type { Activity } from '../../model/activities.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import { NO_FORCES, ownForces, plus } from '../../model/forces.ts';
import { factionState } from '../../model/selectors.ts';
import { isStackEmpty, topActivityKind } from '../../model/stack.ts';
import { withoutOrdersOf } from '../../model/standing-orders.ts';
import type { Fallen, GameState } from '../../model/state.ts';
import { wonByTheLast } from '../mentat-pause/events.ts';
import { pledgedSum } from '../pledges/api.ts';
import { pledgesReturned } from '../pledges/events.ts';
import { withAlliance } from '../../pieces/alliances.ts';
import { cardDiscarded, forcesLost, spiceToBank } from '../../pieces/events.ts';
import { isBeaten } from '../../pieces/leaders.ts';
import type { Ctx } from '../../powers/ctx.ts';

/**
 * Returns the events that take a faction out of the game, or bring the faction back after a correction. A faction is
 * out if its main character is dead, or if it holds no living leader: the table's rule says which. Outside the battles
 * and the spice blow, this waits until the phase ends. The last faction in play has won. If the last factions fall
 * together, they win together.
 *
 * @rules Nine-faction compendium XXVI · AH79 The Duel VII ·
 */
export function fallsAndReturns(ctx: Ctx, state: GameState): readonly GameEvent[] {
  if (state.victory !== null || !mayLeaveNow(state)) return [];
  const risen = state.fallen.find(({ own }) => !isBeaten(ctx, state, own.faction));
  if (risen !== undefined) return [{ type: 'FactionStoodUp', faction: risen.own.faction }];
  const inPlay = state.factions.map((own) => own.faction);
  const beaten = inPlay.filter((faction) => isBeaten(ctx, state, faction));
  const [first] = beaten;
  const isLast = state.fallen.length > 0 && inPlay.length === 1;
  if (isLast || (first !== undefined && beaten.length === inPlay.length)) return [wonByTheLast(state)];
  return first === undefined ? [] : falls(ctx, state, first);
}

/** Whether no running activity keeps anything about the seats of the table. */
const mayLeaveNow = (state: GameState): boolean =>
  isStackEmpty(state) || KEEP_NO_SEATS.some((kind) => kind === topActivityKind(state));
const KEEP_NO_SEATS: readonly Activity['kind'][] = ['battle-phase', 'spice-blow'];

/**
 * Returns the events that remove the forces, the cards and the spice of a faction, also spice that is set aside for allies, and then the event that the faction
 * is out.
 */
function falls(ctx: Ctx, state: GameState, faction: FactionId): readonly GameEvent[] {
  const { hand, spice } = factionState(state, faction);
  const pledged = pledgedSum(state, faction);
  return [
    ...state.forces.filter((stack) => stack.faction === faction).map(forcesLost),
    ...hand.flatMap(({ slot, card }) => (card === 'unknown' ? [] : [cardDiscarded(faction, { slot, card })])),
    ...(pledged === 0 ? [] : pledgesReturned(state, faction)),
    ...(spice === 'uncounted' || spice + pledged === 0 ? [] : [spiceToBank(faction, spice + pledged)]),
    { type: 'FactionFell', faction, firstPlayer: firstWithout(ctx, state, faction) },
  ];
}

/**
 * Returns the first player without this faction. The first player changes only if this faction was the first player.
 */
function firstWithout({ seats }: Ctx, { seating, storm, firstPlayer }: GameState, faction: FactionId): FactionId {
  const left = seating.filter((seat) => seat.faction !== faction);
  if (firstPlayer !== faction) return firstPlayer;
  return onCircles(seats, left).length > 0 ? seats.firstPlayerAfterStorm(left, storm) : (left[0]?.faction ?? faction);
}

/** Returns the position without a faction. All its own forces are in the tanks, and its mercenaries in their pool. */
export function withoutFallen(state: GameState, faction: FactionId, firstPlayer: FactionId): GameState {
  const seat = state.seating.find((one) => one.faction === faction);
  if (seat === undefined) return state;
  const before = factionState(state, faction);
  const own = {
    ...before,
    reserves: NO_FORCES,
    tanks: plus(before.tanks, ownForces(before.reserves)),
    spice: before.spice === 'uncounted' ? before.spice : 0,
    debt: 0,
    hand: [],
    openCards: [],
  };
  return {
    ...withAlliance(state, [faction]),
    firstPlayer,
    seating: state.seating.filter((one) => one !== seat),
    factions: state.factions.filter((one) => one.faction !== faction),
    standingOrders: withoutOrdersOf(state.standingOrders, faction),
    fallen: [...state.fallen, { seat, own }],
  };
}

/** Returns the position with a faction in play again. */
export function withRisen(state: GameState, faction: FactionId): GameState {
  const risen = state.fallen.filter(({ own }) => own.faction === faction);
  return {
    ...state,
    seating: byCircle([...state.seating, ...risen.map(({ seat }) => seat)]),
    factions: inSeating(state, risen),
    fallen: state.fallen.filter(({ own }) => own.faction !== faction),
  };
}

const byCircle = (seats: GameState['seating']): GameState['seating'] =>
  [...seats].sort((one, other) => one.circle - other.circle);

const inSeating = ({ seating, factions }: GameState, risen: readonly Fallen[]): GameState['factions'] =>
  byCircle([...seating, ...risen.map(({ seat }) => seat)]).flatMap((seat) =>
    [...factions, ...risen.map(({ own }) => own)].filter(({ faction }) => faction === seat.faction),
  );
