/** The powers of the Bene Gesserit over advisors: they go with others, give way to them, and choose where to fight. */
import { isBeforeFirstShipment, openTurn, opensAgain } from '../../../features/ship-and-move/steps.ts';
import type { Advantage } from '../../../powers/power.ts';
import { forcesIn } from '../../../pieces/changes.ts';
import type { GameEvent } from '../../../model/events.ts';
import type { Arrival, OwnTurnNumber } from '../../../model/shipping-types.ts';
import type { GameState } from '../../../model/state.ts';
import type { CancelScope } from '../../../model/cancel-state.ts';
import type { AdvisorsCall } from './contract.ts';
import { canSend } from './sending.ts';
import { advisorsBeside, enteredLast, isIntruded, sidesEntering, turnedLast } from './turning.ts';
import { sentBack } from './undoing.ts';

const SISTERS = 'bene-gesserit';

/** One force of them, each time. A Karama sends that one back, the Guild's own as a shipment. */
const sends: Advantage = {
  id: 'bene-gesserit/advisor-ship',
  faction: SISTERS,
  rules: [
    'GF9-2019 Bene Gesserit sheet "Spiritual advisors"',
    'AH79 Bene Gesserit shield, Player Aid Pad B.6',
    'R-122, R-161, R-172',
  ],
  whenForcesCome: ({ state, arrival }) => (canSend(state, SISTERS, arrival) ? [asked('send', arrival)] : []),
  shippedBeside: (state) => {
    const { sent } = state.advisors;
    const during = sent === null ? null : sentIn(state, sent.along);
    return sent === null || during === null ? [] : [...opensAgain(state, during), sentBack(state, sent)];
  },
  cancellable: { at: 'any-time', during: (state) => sentIn(state, false), opensAgain },
};

/** It may stand among those with whom it came. */
const goesAlong: Advantage = {
  id: 'bene-gesserit/advisor-accompany',
  faction: SISTERS,
  rules: ['GF9-2019 Bene Gesserit sheet "Advisors"', 'R-162, R-164, R-165, R-172'],
  cancellable: { at: 'any-time', during: (state) => sentIn(state, true), opensAgain },
};

/** Forces with two sides. That advisors became fighters as they came somewhere can be stopped. */
const twoSides: Advantage = {
  id: 'bene-gesserit/advisor-fighter',
  faction: SISTERS,
  rules: ['GF9-2019 Bene Gesserit sheet "Advisors", "Fighters"', 'R-162, R-163, R-164, R-165, R-172'],
  hasAdvisors: true,
  entersAs: sidesEntering,
  cancellable: {
    at: 'any-time',
    during: (state) => occasionOf(state, enteredLast(state)),
    opensAgain,
  },
};

const givesWay: Advantage = {
  id: 'bene-gesserit/intrusion',
  faction: SISTERS,
  rules: ['GF9-2019 Bene Gesserit sheet "Intrusion"', 'R-161, R-162, R-172'],
  givesWayToForces: ({ state, arrival }) => (isIntruded(state, SISTERS, arrival) ? [asked('intrusion', arrival)] : []),
  cancellable: { at: 'any-time', during: (state) => occasionOf(state, turnedLast(state)), opensAgain },
};

/** Whatever is announced at once is one use. */
const announces: Advantage = {
  id: 'bene-gesserit/announce-battles',
  faction: SISTERS,
  rules: ['GF9-2019 Bene Gesserit sheet "Battle"', 'R-164, R-165, R-172'],
  beforeFirstShipment: ({ state, rules }) =>
    advisorsBeside({ rules }, state, SISTERS).length > 0 ? [asked('battles', null)] : [],
  cancellable: {
    at: 'any-time',
    during: (state) =>
      state.advisors.announced?.turn === state.turn && isBeforeFirstShipment(state) ? 'ship-and-move' : null,
  },
};

export const advisors: readonly Advantage[] = [twoSides, sends, goesAlong, givesWay, announces];

const asked = (call: AdvisorsCall, arrival: Arrival | null): GameEvent => ({
  type: 'AdvisorsAsked',
  faction: SISTERS,
  call,
  arrival,
});

/** Until something is done in another turn, and as long as it stands where it came. */
function sentIn(state: GameState, along: boolean): CancelScope | null {
  const { sent: last } = state.advisors;
  return last?.along === along && forcesIn(state, SISTERS, last).count > 0 ? occasionOf(state, last) : null;
}

/** The turn in which it was done, while it can be undone. */
const occasionOf = (state: GameState, done: { readonly in: OwnTurnNumber } | null): CancelScope | null =>
  done === null ? null : (openTurn(state, done.in)?.id ?? null);
