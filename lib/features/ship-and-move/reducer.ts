import type { Feature } from '../../kernel/feature.ts';
import type { FORCES_LOST, SIDE_SHOWN } from '../../pieces/steps.ts';
import type { REVIVAL_MADE } from '../revival/events.ts';
import { withFaction } from '../../pieces/changes.ts';
import { NOTHING_CANCELLED } from '../../powers/cancelling.ts';
import type { EventOf } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import { allOf } from '../../model/forces.ts';
import type { Arrival, Done, OwnTurnNumber, StepMade } from '../../model/shipping-types.ts';
import { factionState } from '../../model/selectors.ts';
import {
  pushActivity,
  popActivity,
  updateActivity,
  findActivity,
  topActivityKind,
  topActivity,
} from '../../model/stack.ts';
import { standingOrderOf, withStandingOrder, withoutStandingOrder } from '../../model/standing-orders.ts';
import type { GameState } from '../../model/state.ts';
import type { OwnTurnActivity, Pause, ShipAndMoveActivity, ShipAndMoveContract } from './contract.ts';
import { turnOf } from './step-uses.ts';
import { withLent, withRepaid } from './paid-back.ts';
import { isStep, putBack } from './put-back.ts';
import { withReopened } from './reopening.ts';
import { withAllSettled } from './settling.ts';

/** How each event of shipment and movement changes the position. */
export const reducer: Feature<ShipAndMoveContract>['reducer'] = {
  MovesChosen: (state, { made }) => ({ ...state, movesMade: made }),
  ShippingBegan: (state, { turn }) =>
    pushActivity(
      {
        ...state,
        phase: 'shipment',
        ...(state.movesMade === 'on-the-board' ? { boardOpened: turn } : { lastShipping: { turn, ended: null } }),
      },
      {
        ...NOTHING_CANCELLED,
        kind: 'ship-and-move',
        id: 'ship-and-move',
        done: [],
        offered: [],
        isOpen: false,
        laidOut: [],
        last: null,
      },
    ),
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
  OwnTurnBegan: (state, { faction, outOfTurn }) => {
    // That somebody acts out of turn nobody may hear of before; whoever has heard takes nothing back.
    const settled = withoutTurnNotBegun(outOfTurn ? withAllSettled(state) : state);
    const ownTurns = state.ownTurns + 1;
    return pushActivity(
      { ...settled, ownTurns },
      {
        ...NOTHING_CANCELLED,
        kind: 'own-turn',
        id: turnOf(faction),
        number: ownTurns as OwnTurnNumber,
        faction,
        step: 'ship',
        done: [],
        movesLeft: 1,
        slip: null,
        arrival: null,
        offered: [],
        saidNobody: [],
        isAnswered: false,
        settledSteps: 0,
        asPrepared: false,
        pause: null,
        isOpen: false,
        held: null,
        isBegun: false,
        isOpenAgain: false,
        hasRevived: false,
        hadNobodyToShip: false,
        shippedBefore: factionState(state, faction).shippedIn,
        leftAlone: [],
        leftBehind: [],
      },
    );
  },
  TurnGoesAsPrepared: (state, { faction }) => inTurn(state, faction, () => ({ asPrepared: true })),
  NothingShipped: (state, { faction }) => inTurn(state, faction, sayingNobody({ kind: 'no-shipment' })),
  NothingMoved: (state, { faction }) => inTurn(state, faction, sayingNobody({ kind: 'no-move' })),
  NobodyToShip: (state, { faction }) =>
    inTurn(state, faction, (turn) => ({ ...passingBy({ kind: 'no-shipment' })(turn), hadNobodyToShip: true })),
  NobodyToMove: (state, { faction }) => inTurn(state, faction, passingBy({ kind: 'no-move' })),
  // What was laid out was laid out for one move.
  MoveGained: (state, { faction }) =>
    inTurn(state, faction, ({ movesLeft, step }) => ({
      movesLeft: movesLeft + 1,
      isBegun: true,
      step: step === 'ship' ? step : 'move',
      asPrepared: false,
    })),
  ArrivalAsked: (state, { faction, power }) =>
    inTurn(state, faction, ({ offered }) => ({ offered: [...offered, power] })),
  ArrivalAnswered: (state, { faction }) => inTurn(state, faction, () => ({ arrival: null, offered: [] })),
  StepUndone: undone,
  FaresWithheld: (state, { faction, payee }) =>
    inTurn(state, faction, ({ done }) => ({ done: done.map((step) => withoutPayee(step, payee)) })),
  FareLent: withLent,
  FareRepaid: withRepaid,
  LeadersAwaited: (state, { faction }) => inTurn(state, faction, () => ({ step: 'leaders' as const })),
  OwnTurnOver: (state, { faction }) => inTurn(state, faction, () => ({ step: 'over' as const })),
  OwnTurnEnded: turnEnded,
  OwnTurnReopened: withReopened,
  ShippingEnded: (state, { byModerator }) => {
    const phase = findActivity(state, 'ship-and-move');
    const over = popActivity(state, 'ship-and-move');
    return byModerator ? over : { ...over, lastShipping: { turn: state.turn, ended: phase } };
  },
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

/** Another faction takes its turn first. What the owner of this turn has answered already is laid out for it. */
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

/** While the table was held no time ran. */
export function shiftDeadlines(state: GameState, shift: number): GameState {
  const later = (pause: Pause | null): Pause | null =>
    pause === null ? null : { opened: pause.opened + shift, deadline: pause.deadline + shift };
  const turn = findActivity(state, 'own-turn');
  return turn === null ? state : updateActivity(state, 'own-turn', turn.id, ({ pause }) => ({ pause: later(pause) }));
}

/** What is asked in a pause takes its time: afterwards there is a whole one. */
export function withoutPause(state: GameState): GameState {
  const turn = findActivity(state, 'own-turn');
  return turn === null ? state : updateActivity(state, 'own-turn', turn.id, () => ({ pause: null }));
}

/** What this payee was paid went to the bank. */
const withoutPayee = (step: Done, payee: FactionId): Done =>
  step.kind === 'shipment'
    ? { ...step, paid: step.paid.map((fare) => (fare.to === payee ? { ...fare, to: 'bank' as const } : fare)) }
    : step;

/** It is asked anew, so that nobody answers twice what was asked once. */
const withLaidOut = (state: GameState, said: ShipAndMoveActivity['laidOut'][number]): GameState =>
  updateActivity(state, 'ship-and-move', 'ship-and-move', ({ laidOut }) => ({ laidOut: [...laidOut, said] }));

type Change = (turn: OwnTurnActivity) => Partial<OwnTurnActivity>;

const inTurn = (state: GameState, faction: FactionId, change: Change): GameState =>
  updateActivity(state, 'own-turn', turnOf(faction), change);

/** The step is done, and the next follows. `isBinding`: a card lies with it, so that its owner cannot take it back. */
const withDone =
  (step: Done, arrival: Arrival | null, isBinding = false): Change =>
  ({ done, movesLeft, asPrepared, isAnswered, settledSteps }) => ({
    done: [...done, step],
    slip: null,
    settledSteps: isAnswered ? done.length : settledSteps,
    // What was laid out was laid out for one move.
    asPrepared: asPrepared && step.kind !== 'move' && step.kind !== 'no-move',
    isBegun: true,
    arrival,
    offered: [],
    isAnswered: isBinding,
    step: 'move',
    movesLeft: step.kind === 'move' || step.kind === 'no-move' ? movesLeft - 1 : movesLeft,
  });

/** Its owner has said so, and may have slipped. */
const sayingNobody =
  (step: Done): Change =>
  (turn) => ({ ...withDone(step, null)(turn), saidNobody: [...turn.saidNobody, turn.done.length] });

/** Nobody has done anything. */
const passingBy =
  (step: Done): Change =>
  (turn) => ({ ...withDone(step, null)(turn), isBegun: turn.isBegun });

/** One in which nobody did anything leaves the turn before it open. */
function turnEnded(state: GameState, { faction }: EventOf<'OwnTurnEnded'>): GameState {
  const turn = findActivity(state, 'own-turn');
  const over = popActivity(
    { ...state, standingOrders: withoutStandingOrder(state.standingOrders, faction, 'prepared-turn') },
    turnOf(faction),
  );
  return updateActivity(over, 'ship-and-move', 'ship-and-move', ({ done, last }) => ({
    done: [...done, faction],
    last: turn?.isBegun === true ? { ...turn, pause: null, asPrepared: false } : last,
  }));
}

/** Its owner has said which leader comes back, if any. */
export const withLeaderSaid = (state: GameState, { faction, leader }: EventOf<typeof REVIVAL_MADE>): GameState =>
  inTurn(state, faction, ({ step }) =>
    step === 'leaders' ? { step: 'over', isBegun: true, hasRevived: leader !== null } : {},
  );

/** Forces have come in somebody’s turn; outside of one nobody notes it. */
export const withStep = (
  state: GameState,
  faction: FactionId,
  step: Done,
  arrival: Arrival | null,
  isBinding = false,
): GameState => inTurn(state, faction, withDone(step, arrival, isBinding));

/** A group has moved. What was stopped for it works again in the next move, since a Karama stops one use. @rules R-172 */
export const withMove = (
  state: GameState,
  faction: FactionId,
  move: Pick<StepMade & { kind: 'move' }, 'from' | 'to' | 'before' | 'restsOn'>,
): GameState =>
  inTurn(state, faction, (turn) => ({
    ...withDone(
      { kind: 'move', ...move, without: turn.cancelled },
      // Within its own territory a group comes to nobody.
      move.from.every(({ territory }) => territory === move.to.territory)
        ? null
        : { faction, at: move.to, forces: allOf(move.from), from: 'planet' },
    )(turn),
    cancelled: [],
  }));

/** The pieces stand as before, and the step may be made again, or is lost. */
function undone(state: GameState, { faction, done, because, again }: EventOf<'StepUndone'>): GameState {
  const back = isStep(done) ? putBack(state, faction, done) : state;
  return inTurn(done.kind === 'shipment' ? withoutShipment(back, faction) : back, faction, (turn) => {
    const isMove = done.kind === 'move' || done.kind === 'no-move';
    const at = turn.done.findLastIndex(({ kind }) => kind === done.kind);
    const before = turn.done.slice(0, at);
    const was = turn.done[at];
    const cancelled = was?.kind === 'move' ? was.without : [];
    return {
      cancelled: [...new Set([...cancelled, ...turn.cancelled])],
      done: again ? before : [...before, { kind: isMove ? 'no-move' : 'no-shipment' }],
      step: isMove || !again ? 'move' : 'ship',
      movesLeft: isMove && again ? turn.movesLeft + 1 : turn.movesLeft,
      slip: because === 'slip' && isStep(done) ? done : turn.slip,
      arrival: null,
      offered: [],
      isAnswered: false,
      saidNobody: turn.saidNobody.filter((one) => one < before.length),
      settledSteps: Math.min(turn.settledSteps, before.length),
      asPrepared: false,
      pause: null,
      hadNobodyToShip: false,
      leftAlone: turn.leftAlone.filter(({ steps }) => steps <= before.length),
    };
  });
}

/** The faction has last shipped when it had as its turn began. */
function withoutShipment(state: GameState, faction: FactionId): GameState {
  const turn = findActivity(state, 'own-turn');
  return turn === null ? state : withFaction(state, faction, () => ({ shippedIn: turn.shippedBefore }));
}

/** Advisors have become fighters, since a step of the turn left them alone. */
export const withLeftAlone = (
  state: GameState,
  { faction, territory, because }: EventOf<typeof SIDE_SHOWN>,
): GameState =>
  because === 'alone' && topActivityKind(state) === 'own-turn'
    ? inTurn(state, findActivity(state, 'own-turn')?.faction ?? faction, ({ leftAlone, done }) => ({
        leftAlone: [...leftAlone, { faction, territory, steps: done.length }],
      }))
    : state;

/** The turn loses what stands in the place of an ally as it ends. */
export const withLeftBehind = (state: GameState, lost: EventOf<typeof FORCES_LOST>): GameState => {
  const { faction, territory, sector, count, special } = lost;
  const top = topActivity(state);
  return top?.kind === 'own-turn' && top.step === 'over' && top.faction === faction
    ? inTurn(state, faction, ({ leftBehind }) => ({
        leftBehind: [...leftBehind, { faction, territory, sector, count, special }],
      }))
    : state;
};
