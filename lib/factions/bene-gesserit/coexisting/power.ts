/** The power of the Bene Gesserit to coexist with the forces of others. */
import type { Advantage } from '../../../powers/power.ts';
import type { GameEvent } from '../../../model/events.ts';
import type { Arrival } from '../../../model/shipping-types.ts';
import type { GameState } from '../../../model/state.ts';
import { COEXISTENCE } from './api.ts';
import type { CoexistenceCall } from './contract.ts';
import { coexistingBeside, isJoined, sidesEnteringBeside } from './sides.ts';

const SISTERS = 'bene-gesserit';

/**
 * The owner says whether its forces coexist: before the first shipment, or in Dune Squad before the first move, for forces that coexist now, when its own forces
 * come to other forces, and when other forces come to them. A Karama cannot cancel this power, because the player aid
 * does not list it.
 */
export const coexistence: Advantage = {
  id: COEXISTENCE,
  faction: SISTERS,
  rules: ['AH79 XV.B.4, XV.B.5', 'R-161, R-164, R-165, R-166, R-202, R-203, R-204'],
  hasAdvisors: true,
  entersAs: sidesEnteringBeside,
  whenForcesCome: ({ state, arrival }) => (isJoined(state, SISTERS, arrival) ? [asked('joined', arrival)] : []),
  beforeFirstShipment: ({ state, rules }) => (rules.coexistenceEnds === 'before-shipments' ? leaving(state) : []),
  beforeFirstMove: ({ state, rules }) => (rules.coexistenceEnds === 'before-moves' ? leaving(state) : []),
};

/** Returns the question where forces stop coexisting, if they coexist anywhere. */
const leaving = (state: GameState): readonly GameEvent[] =>
  coexistingBeside(state, SISTERS).length > 0 ? [asked('leaving', null)] : [];

const asked = (call: CoexistenceCall, arrival: Arrival | null): GameEvent => ({
  type: 'CoexistenceAsked',
  faction: SISTERS,
  call,
  arrival,
});
