/** The Bene Gesserit powers over advisors: to accompany shipments, to give way, and to choose where to fight. */
import { territoriesIn } from '../../../features/ship-and-move/api.ts';
import type { Advantage } from '../../../powers/power.ts';
import { powersOf } from '../../../powers/undoable.ts';
import { sideShown } from '../../../pieces/events.ts';
import type { GameEvent } from '../../../model/events.ts';
import type { Arrival } from '../../../model/shipping-types.ts';
import type { CancelScope } from '../../../model/cancel-state.ts';
import { findActivity } from '../../../model/stack.ts';
import type { GameState } from '../../../model/state.ts';
import type { TerritoryId } from '../../../model/territories.ts';
import type { AdvisorsCall } from './contract.ts';
import { canSend } from './sending.ts';
import { advisorsBeside, haveTurned, isIntruded, sidesEntering } from './turning.ts';

const SISTERS = 'bene-gesserit';
const TWO_SIDES = 'bene-gesserit/advisor-fighter';

/**
 * One force goes with each shipment. A Karama sends it back, and in one edition prevents all of them in the
 * round. The Guild's special Karama can cancel it like a shipment.
 */
const sends: Advantage = {
  id: 'bene-gesserit/advisor-ship',
  faction: SISTERS,
  rules: [
    'GF9-2019 Bene Gesserit sheet "Spiritual advisors"',
    'AH79 Bene Gesserit shield, Player Aid Pad B.6',
    'Dune Squad VI.B.5.c',
    'R-122, R-161, R-172',
  ],
  whenForcesCome: ({ state, arrival }) => (canSend(state, SISTERS, arrival) ? [asked('send', arrival)] : []),
  shipsBeside: ({ type }) => type === 'AdvisorSent',
  cancellable: {
    at: 'any-time',
    lasts: ({ accompanyingStopped }) => (accompanyingStopped === 'for-the-round' ? 'round' : 'use'),
    worksBefore: (state, { rules }) => (rules.accompanyingStopped === 'for-the-round' ? shipmentsOf(state) : null),
  },
};

/** The accompanying force may be in the same place as the shipment. */
const goesAlong: Advantage = {
  id: 'bene-gesserit/advisor-accompany',
  faction: SISTERS,
  rules: ['GF9-2019 Bene Gesserit sheet "Advisors"', 'R-162, R-164, R-165, R-172'],
  cancellable: true,
};

/** The forces have two sides. A Karama may cancel that advisors became fighters on arrival. */
const twoSides: Advantage = {
  id: TWO_SIDES,
  faction: SISTERS,
  rules: ['GF9-2019 Bene Gesserit sheet "Advisors", "Fighters"', 'R-162, R-163, R-164, R-165, R-172'],
  hasAdvisors: true,
  entersAs: sidesEntering,
  turnsOnEntering: haveTurned,
  cancellable: true,
  // The forces stay, but as advisors. Later steps that they made as fighters are undone.
  cut: {
    without: (event) => [
      event,
      ...turnedIn(event).map((territory) => sideShown(SISTERS, territory, 'advisors', 'own-wish')),
    ],
    takesAlong: (own, later) => {
      const turned = own.flatMap(turnedIn);
      return later.flatMap(territoriesIn).some((territory) => turned.includes(territory));
    },
    log: (own) =>
      own.flatMap(turnedIn).map((territory) => ({
        code: 'side-shown',
        faction: SISTERS,
        territory,
        side: 'advisors',
        because: 'own-wish',
      })),
  },
};

const givesWay: Advantage = {
  id: 'bene-gesserit/intrusion',
  faction: SISTERS,
  rules: ['GF9-2019 Bene Gesserit sheet "Intrusion"', 'R-161, R-162, R-172'],
  givesWayToForces: ({ state, arrival }) => (isIntruded(state, SISTERS, arrival) ? [asked('intrusion', arrival)] : []),
  cancellable: true,
};

/** The announcements about all territories are one use. */
const announces: Advantage = {
  id: 'bene-gesserit/announce-battles',
  faction: SISTERS,
  rules: ['GF9-2019 Bene Gesserit sheet "Battle"', 'R-164, R-165, R-172'],
  beforeFirstShipment: ({ state, rules }) =>
    advisorsBeside({ rules }, state, SISTERS).length > 0 ? [asked('battles', null)] : [],
  cancellable: true,
};

/** Returns the running round in which factions ship; `null` if there is none. */
const shipmentsOf = (state: GameState): CancelScope | null => {
  const round = findActivity(state, 'ship-and-move');
  return round === null || round.round === 'moves' ? null : round.id;
};

export const advisors: readonly Advantage[] = [twoSides, sends, goesAlong, givesWay, announces];

const asked = (call: AdvisorsCall, arrival: Arrival | null): GameEvent => ({
  type: 'AdvisorsAsked',
  faction: SISTERS,
  call,
  arrival,
});

/** Returns the territories where forces became fighters on arrival. */
const turnedIn = (event: GameEvent): readonly TerritoryId[] =>
  powersOf(event).includes(TWO_SIDES) ? territoriesIn(event).slice(0, 1) : [];
