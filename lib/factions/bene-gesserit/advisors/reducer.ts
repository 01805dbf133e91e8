import type { FORCES_MOVED } from '../../../features/movement/steps.ts';
import type { SHIPMENT_MOMENTS } from '../../../features/shipment/steps.ts';
import {
  openTurn,
  type STEP_UNDONE,
  turnNow,
  withAnswered,
  withCompanion,
  withoutCompanion,
} from '../../../features/ship-and-move/steps.ts';
import { withFaction } from '../../../pieces/changes.ts';
import { placeForces, removeForces } from '../../../pieces/groups.ts';
import type { Feature } from '../../../kernel/feature.ts';
import { restorePower } from '../../../powers/cancelling.ts';
import type { EventOf } from '../../../model/events.ts';
import type { SideBefore } from '../../../model/shipping-types.ts';
import type { FactionId } from '../../../model/factions.ts';
import { minus, plus } from '../../../model/forces.ts';
import { pushActivity, popActivity } from '../../../model/stack.ts';
import { withStandingOrder, withoutStandingOrder } from '../../../model/standing-orders.ts';
import type { GameState } from '../../../model/state.ts';
import type { TerritoryId } from '../../../model/territories.ts';
import type { AdvisorsContract, AdvisorsSlice, TurnedToFight } from './contract.ts';
import { enteredLast, haveTurned, turningBack } from './turning.ts';

const ONE = { count: 1, special: 0 };

/** How each event changes the position. */
export const reducer: Feature<AdvisorsContract>['reducer'] = {
  AdvisorsAsked: (state, { faction, call, arrival }) =>
    pushActivity(state, { kind: 'advisors', id: 'advisors', faction, call, arrival }),
  AdvisorSent: wentAlong,
  NobodySent: (state) => popActivity(state, 'advisors'),
  SendingOrdered: (state, { faction, sends }) => ({
    ...state,
    standingOrders:
      sends === null
        ? withoutStandingOrder(state.standingOrders, faction, 'sends-advisors')
        : withStandingOrder(state.standingOrders, faction, { kind: 'sends-advisors', sends }),
  }),
  IntrusionAnswered: (state, { territory, turned }) => {
    const said = popActivity(state, 'advisors');
    const inTurn = turnNow(said);
    if (!turned || inTurn === null) return withAnswered(said);
    const now = { in: inTurn.number, territory, steps: inTurn.done.length, stands: true };
    return withAnswered(withAdvisors(said, { turned: [...stillOpen(said, said.advisors.turned), now] }));
  },
  BattlesAnnounced: (state, { territories }) =>
    withAdvisors(popActivity(state, 'advisors'), {
      announced: territories.length === 0 ? null : { turn: state.turn, territories },
    }),
  AdvisorSentBack: sentBack,
  TurningUndone: (state, { power }) =>
    withAnswered(
      withAdvisors(restorePower(state, power), {
        ...(power === 'bene-gesserit/intrusion' ? { turned: without(state.advisors.turned, turningBack(state)) } : {}),
        ...(power === 'bene-gesserit/advisor-fighter'
          ? { entered: without(state.advisors.entered, [enteredLast(state)]) }
          : {}),
        ...(power === 'bene-gesserit/announce-battles' ? { announced: null } : {}),
      }),
    ),
};

function wentAlong(state: GameState, event: EventOf<'AdvisorSent'>): GameState {
  const { faction, along, side, territory, sector } = event;
  const place = { territory, sector };
  const said = popActivity(state, 'advisors');
  const gone = withFaction(said, faction, ({ reserves }) => ({ reserves: minus(reserves, ONE) }));
  const there = placeForces(gone, faction, place, ONE, side);
  const inTurn = turnNow(there);
  if (inTurn === null) return there;
  const noted = withAdvisors(there, {
    sent: { in: inTurn.number, ...place, along },
    ...(along ? { locked: lockedIn(there, [...lockedNow(there), territory]) } : {}),
  });
  return withCompanion(noted, { faction, ...place, ...ONE });
}

function sentBack(state: GameState, { faction, territory, sector }: EventOf<'AdvisorSentBack'>): GameState {
  const stack = { faction, territory, sector, ...ONE };
  const back = withFaction(removeForces(state, faction, [stack]), faction, ({ reserves }) => ({
    reserves: plus(reserves, ONE),
  }));
  // One use was stopped: with the next shipment they may send again.
  const again = restorePower(restorePower(back, 'bene-gesserit/advisor-ship'), 'bene-gesserit/advisor-accompany');
  return withoutCompanion(withoutSent(again), stack);
}

/** Advisors came somewhere, or were joined, and became fighters. */
export const shippedIn = (state: GameState, event: EventOf<typeof SHIPMENT_MOMENTS.shipped>): GameState =>
  entered(state, event.faction, event.territory, event.before);
export const crossedIn = (state: GameState, event: EventOf<typeof SHIPMENT_MOMENTS.crossed>): GameState =>
  entered(state, event.faction, event.to.territory, event.before);
export const movedIn = (state: GameState, { faction, to, before }: EventOf<typeof FORCES_MOVED>): GameState =>
  entered(state, faction, to.territory, before);

function entered(
  state: GameState,
  faction: FactionId,
  territory: TerritoryId,
  before: readonly SideBefore[],
): GameState {
  const inTurn = turnNow(state);
  if (inTurn === null || !haveTurned(state, faction, territory, before)) return state;
  const now = { in: inTurn.number, territory, steps: inTurn.done.length };
  return withAdvisors(state, { entered: [...stillOpen(state, state.advisors.entered), now] });
}

/** A step was undone; who came along with it has gone back with it. */
export function stepUndone(state: GameState, { faction, done, again }: EventOf<typeof STEP_UNDONE>): GameState {
  if (done.kind !== 'shipment' && done.kind !== 'move') return state;
  const alone = done.kind === 'shipment' && done.companions.length > 0 ? withoutSent(state) : state;
  const turn = turnNow(alone);
  if (turn?.faction !== faction) return alone;
  // A step that is lost is noted as one that was not made.
  const left = again ? turn.done.length : turn.done.length - 1;
  const isUndone = (one: TurnedToFight): boolean => one.in === turn.number && one.steps > left;
  const { turned, entered: own } = alone.advisors;
  return withAdvisors(alone, {
    turned: turned.map((one) => (isUndone(one) ? { ...one, stands: false } : one)),
    // The pieces show their sides as before by themselves.
    entered: own.filter((one) => !isUndone(one)),
  });
}

/** The lock goes with the advisor that brought it. */
function withoutSent(state: GameState): GameState {
  const { sent } = state.advisors;
  if (sent === null) return state;
  const locks = lockedNow(state);
  const at = sent.along ? locks.lastIndexOf(sent.territory) : -1;
  return withAdvisors(state, { sent: null, locked: lockedIn(state, at < 0 ? locks : locks.toSpliced(at, 1)) });
}

const lockedNow = ({ turn, advisors: { locked } }: GameState): readonly TerritoryId[] =>
  locked.turn === turn ? locked.territories : [];

const lockedIn = ({ turn }: GameState, territories: readonly TerritoryId[]) => ({ turn, territories });

/** Those of turns in which something can still be undone. */
const stillOpen = <One extends TurnedToFight>(state: GameState, all: readonly One[]): readonly One[] =>
  all.filter((one) => openTurn(state, one.in) !== null);

const without = <One>(all: readonly One[], some: readonly (One | null)[]): readonly One[] =>
  all.filter((one) => !some.includes(one));

const withAdvisors = (state: GameState, change: Partial<AdvisorsSlice['advisors']>): GameState => ({
  ...state,
  advisors: { ...state.advisors, ...change },
});
