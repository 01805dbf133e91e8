import type { Feature } from '../../kernel/feature.ts';
import type { REVIVAL_MADE } from '../revival/events.ts';
import { withShipped } from '../shipment/api.ts';
import { NOTHING_CANCELLED } from '../../powers/cancelling.ts';
import { isInStorm } from '../../board/places.ts';
import { minus, NO_FORCES } from '../../model/forces.ts';
import type { EventOf } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import type { Arrival, Done } from '../../model/shipping-types.ts';
import { phaseOfRound, type Round } from '../../model/phases.ts';
import { pushActivity, popActivity, updateActivity, findActivity } from '../../model/stack.ts';
import { standingOrderOf, withStandingOrder, withoutStandingOrder } from '../../model/standing-orders.ts';
import type { GameState } from '../../model/state.ts';
import type { OwnTurnActivity, Pause, ShipAndMoveActivity, ShipAndMoveContract } from './contract.ts';
import { turnOf } from './step-uses.ts';
import { hasBegun } from './steps.ts';

/** The reducers of shipment and movement. */
export const reducer: Feature<ShipAndMoveContract>['reducer'] = {
  MovesChosen: (state, { made }) => ({ ...state, movesMade: made }),
  ShippingBegan: (state, { turn, round }) => {
    const begun: Round = round ?? 'both';
    const played =
      state.movesMade === 'on-the-board'
        ? { boardOpened: { ...state.boardOpened, [begun]: turn } }
        : { lastRounds: { ...state.lastRounds, [begun]: turn } };
    return pushActivity(
      { ...state, phase: phaseOfRound(begun), ...played },
      {
        ...NOTHING_CANCELLED,
        kind: 'ship-and-move',
        id: 'ship-and-move',
        round: begun,
        done: [],
        offered: [],
        isOpen: false,
        laidOut: [],
        last: null,
      },
    );
  },
  BeforeShippingAsked: (state, { power }) =>
    updateActivity(state, 'ship-and-move', 'ship-and-move', ({ offered }) => ({ offered: [...offered, power] })),
  ShippingOpened: (state) =>
    state.movesMade === 'on-the-board'
      ? popActivity(state, 'ship-and-move')
      : updateActivity(state, 'ship-and-move', 'ship-and-move', () => ({ isOpen: true })),
  ShippingPaused: (state, { opened, deadline }) => {
    const turn = findActivity(state, 'own-turn');
    return turn === null ? state : updateActivity(state, 'own-turn', turn.id, () => ({ pause: { opened, deadline } }));
  },
  StepHeld: (state, { faction, value }) => inTurn(state, faction, () => ({ held: value })),
  TurnOpened: (state, { faction }) => inTurn(state, faction, () => ({ pause: null, isOpen: true, held: null })),
  OwnTurnBegan: (state, { faction, bringsReserves }) =>
    pushActivity(withoutTurnNotBegun(state), {
      ...NOTHING_CANCELLED,
      kind: 'own-turn',
      id: turnOf(faction),
      faction,
      round: roundOf(state),
      step: roundOf(state) === 'moves' && bringsReserves !== true ? 'move' : 'ship',
      done: [],
      movesLeft: 1,
      arrival: null,
      isCaught: false,
      offered: [],
      asPrepared: false,
      pause: null,
      isOpen: false,
      held: null,
      hasRevived: false,
    }),
  TurnGoesAsPrepared: (state, { faction }) => inTurn(state, faction, () => ({ asPrepared: true })),
  NothingShipped: (state, { faction }) => withStep(state, faction, { kind: 'no-shipment' }, null),
  NothingMoved: (state, { faction }) => withStep(state, faction, { kind: 'no-move' }, null),
  NobodyToShip: (state, { faction }) => withStep(state, faction, { kind: 'no-shipment' }, null),
  NobodyToMove: (state, { faction }) => withStep(state, faction, { kind: 'no-move' }, null),
  // The owner had prepared the move when there was only one move, so the additional move is not prepared.
  MoveGained: (state, { faction }) =>
    inTurn(state, faction, ({ movesLeft, step }) => ({
      movesLeft: movesLeft + 1,
      step: step === 'ship' ? step : 'move',
      asPrepared: false,
    })),
  ArrivalAsked: (state, { faction, power }) =>
    inTurn(state, faction, ({ offered }) => ({ offered: [...offered, power] })),
  // If nobody has survived, nobody has arrived.
  ArrivalCaught: (state, { faction, lost }) =>
    inTurn(state, faction, ({ arrival }) => {
      const left = arrival === null ? NO_FORCES : minus(arrival.forces, lost);
      return { isCaught: false, arrival: arrival === null || left.count === 0 ? null : { ...arrival, forces: left } };
    }),
  ArrivalAnswered: (state, { faction }) => inTurn(state, faction, () => ({ arrival: null, offered: [] })),
  ShipmentForfeited: (state, { faction }) =>
    withStep(withShipped(state, faction), faction, { kind: 'no-shipment' }, null),
  LeadersAwaited: (state, { faction }) => inTurn(state, faction, () => ({ step: 'leaders' as const })),
  OwnTurnOver: (state, { faction }) => inTurn(state, faction, () => ({ step: 'over' as const })),
  OwnTurnEnded: turnEnded,
  ShippingEnded: (state) => popActivity(state, 'ship-and-move'),
  TurnPrepared: (state, { faction, plan, said }) =>
    withLaidOut(
      {
        ...state,
        standingOrders: withStandingOrder(state.standingOrders, faction, { kind: 'prepared-turn', ...plan }),
      },
      { faction, said },
    ),
  PreparationDropped: (state, { faction }) =>
    inTurn(
      { ...state, standingOrders: withoutStandingOrder(state.standingOrders, faction, 'prepared-turn') },
      faction,
      () => ({
        asPrepared: false,
      }),
    ),
};

/**
 * Records that another faction takes its turn first. If the owner of this turn has already answered, that answer
 * becomes its prepared turn.
 */
function withoutTurnNotBegun(state: GameState): GameState {
  const turn = findActivity(state, 'own-turn');
  if (turn === null) return state;
  const { faction, held } = turn;
  const over = popActivity(state, turn.id);
  if (held === null || held === 'as-prepared') return over;
  const movement = standingOrderOf(state.standingOrders, faction, 'prepared-turn')?.movement ?? null;
  const order = { kind: 'prepared-turn', shipment: held, movement } as const;
  return { ...over, standingOrders: withStandingOrder(over.standingOrders, faction, order) };
}

/** Moves the deadlines of the phase by `shift` (ms), because no time runs during a pause of the table. */
export function shiftDeadlines(state: GameState, shift: number): GameState {
  const later = (pause: Pause | null): Pause | null =>
    pause === null ? null : { opened: pause.opened + shift, deadline: pause.deadline + shift };
  const turn = findActivity(state, 'own-turn');
  return turn === null ? state : updateActivity(state, 'own-turn', turn.id, ({ pause }) => ({ pause: later(pause) }));
}

/** Ends a pause without a recorded step. A prompt within the pause takes time, so a complete new pause follows. */
export function withoutPause(state: GameState): GameState {
  const turn = findActivity(state, 'own-turn');
  return turn === null ? state : updateActivity(state, 'own-turn', turn.id, () => ({ pause: null }));
}

/** The prompt gets a new name, so that nobody can answer the old prompt. */
const withLaidOut = (state: GameState, said: ShipAndMoveActivity['laidOut'][number]): GameState =>
  updateActivity(state, 'ship-and-move', 'ship-and-move', ({ laidOut }) => ({ laidOut: [...laidOut, said] }));

/** Returns the running round. */
const roundOf = (state: GameState): Round => findActivity(state, 'ship-and-move')?.round ?? 'both';

type Change = (turn: OwnTurnActivity) => Partial<OwnTurnActivity>;

const inTurn = (state: GameState, faction: FactionId, change: Change): GameState =>
  updateActivity(state, 'own-turn', turnOf(faction), change);

/** Records that a step is done and the next step follows. */
const withDone =
  (step: Done, arrival: Arrival | null): Change =>
  ({ round, done, movesLeft, asPrepared }) => ({
    done: [...done, step],
    // The owner prepared only one move, so the additional move is not prepared.
    asPrepared: asPrepared && step.kind !== 'move' && step.kind !== 'no-move',
    arrival,
    offered: [],
    step: round === 'shipments' ? 'over' : 'move',
    movesLeft: step.kind === 'move' || step.kind === 'no-move' ? movesLeft - 1 : movesLeft,
  });

/** Ends the turn. Its steps stay visible until the next turn has a step. */
function turnEnded(state: GameState, { faction }: EventOf<'OwnTurnEnded'>): GameState {
  const turn = findActivity(state, 'own-turn');
  const isDone = turn !== null && hasBegun(state, turn);
  const over = popActivity(
    {
      ...state,
      standingOrders: ordersAfter(state, faction, turn?.round ?? 'both'),
      lastMoved: turn?.round === 'shipments' ? state.lastMoved : withMoved(state, faction),
    },
    turnOf(faction),
  );
  return updateActivity(over, 'ship-and-move', 'ship-and-move', ({ done, last }) => ({
    done: [...done, faction],
    last: isDone ? { faction, done: turn.done } : last,
  }));
}

/** Records a faction as the last one that has moved in this turn. */
const withMoved = ({ turn, lastMoved }: GameState, faction: FactionId): GameState['lastMoved'] => ({
  turn,
  order: [...(lastMoved.turn === turn ? lastMoved.order.filter((other) => other !== faction) : []), faction],
});

/** Returns the standing orders after a turn. A prepared move stays until the round of moves. */
function ordersAfter({ standingOrders }: GameState, faction: FactionId, round: Round) {
  const movement = standingOrderOf(standingOrders, faction, 'prepared-turn')?.movement ?? null;
  return round === 'shipments' && movement !== null
    ? withStandingOrder(standingOrders, faction, { kind: 'prepared-turn', shipment: null, movement })
    : withoutStandingOrder(standingOrders, faction, 'prepared-turn');
}

/** Records that the owner has chosen the revived leader, if any. */
export const withLeaderSaid = (state: GameState, { faction, leader }: EventOf<typeof REVIVAL_MADE>): GameState =>
  inTurn(state, faction, ({ step, hasRevived }) => ({
    step: step === 'leaders' ? 'over' : step,
    hasRevived: hasRevived || leader !== null,
  }));

/** Records that forces arrived in a turn. Outside of turns this is not recorded. */
export const withStep = (state: GameState, faction: FactionId, step: Done, arrival: Arrival | null): GameState =>
  inTurn(state, faction, withDone(step, arrival));

/**
 * Records a move. If a Karama cancelled a power for this move, the power is active again in the next move, because a
 * Karama cancels one use.
 */
export const withMove = (state: GameState, faction: FactionId, step: Done, arrival: Arrival | null): GameState =>
  inTurn(state, faction, (turn) => ({
    ...withDone(step, arrival)(turn),
    cancelled: [],
    isCaught: step.kind === 'move' && isInStorm(step.to, state.storm),
  }));
