/**
 * The powers of the Lansraad. They have Influence over a faction, and restrict a territory that others may not enter.
 */
import { forcesLost } from '../../../pieces/events.ts';
import type { Advantage } from '../../../powers/power.ts';
import { alliesOf, isInPlay } from '../../../model/selectors.ts';
import type { GameEvent } from '../../../model/events.ts';
import { hasShipments, isRoundOfTurns } from '../../../model/phases.ts';
import type { GameState } from '../../../model/state.ts';
import type { OrderMoment } from './contract.ts';
import { hasCome, heldNow, isFree, LANSRAAD, mayStay, orderGiven, restrictedNow } from './standing.ts';

/** Returns the event that opens a moment, unless the moment has already come in this turn. */
const asked = (state: GameState, moment: OrderMoment): readonly GameEvent[] =>
  hasCome(state, moment) ? [] : [{ type: 'OrderAsked', turn: state.turn, moment }];

/** Whether Influence can still be used in this turn without a Karama. */
export const hasInfluence = ({ orders, turn }: GameState): boolean =>
  orders.influenceUsedIn !== turn && orders.declinedIn !== turn;

/** Once in each turn, the Lansraad hold one faction in place: in revival and movement, or in the battles. */
const influence: Advantage = {
  id: 'lansraad/influence',
  faction: LANSRAAD,
  rules: ['Nine-faction compendium XXXVI.1', 'R-78, R-132, R-312'],
  beforeRevival: ({ state }) => (hasShipments(state.phase) ? asked(state, 'movement') : []),
  beforeBattles: ({ state, pending }) => (pending > 0 && hasInfluence(state) ? asked(state, 'battle') : []),
  holdsInPlace: ({ state, faction }) => isRoundOfTurns(state.phase) && heldNow(state)?.faction === faction,
  neverAttacks: ({ state, faction }) => state.phase === 'battle' && heldNow(state)?.faction === faction,
  cancellable: { at: 'order-given', isAtWork: (state) => orderGiven(state)?.kind === 'holds' },
};

/** Once in the game, a Karama lets the Lansraad use Influence in both rounds of a turn. */
const influenceTwice: Advantage = {
  id: 'lansraad/karama-influence',
  faction: LANSRAAD,
  rules: ['Nine-faction compendium XXXVI "Karama powers"'],
  beforeBattles: ({ state, pending }) =>
    pending > 0 && state.orders.influenceUsedIn === state.turn && !state.specialKaramaUsed.includes(LANSRAAD)
      ? asked(state, 'battle')
      : [],
};

/**
 * In each turn, the Lansraad may restrict one territory. Forces of other factions must leave it, or die when all
 * factions have moved.
 */
const restriction: Advantage = {
  id: 'lansraad/restricted-territory',
  faction: LANSRAAD,
  rules: ['Nine-faction compendium XXXVI "Additional character advantages"', 'R-79, R-80, R-313'],
  beforeStorm: ({ state }) => asked(state, 'storm'),
  closes: ({ state, faction, territory }) => restrictedNow(state)?.territory === territory && !isFree(state, faction),
  afterLastTurn: ({ state }) => {
    const place = restrictedNow(state)?.territory;
    return place === undefined
      ? []
      : state.forces
          .filter(({ territory, faction }) => territory === place && !mayStay(state, faction, territory))
          .map(forcesLost);
  },
  cancellable: { at: 'order-given', isAtWork: (state) => orderGiven(state)?.kind === 'restricts' },
};

/** Instead of the Lansraad, an ally may restrict a territory. */
const restrictionByAllies: Advantage = {
  id: 'lansraad/allied-restriction',
  faction: LANSRAAD,
  rules: ['Nine-faction compendium XXXVI "Alliance"', 'R-314'],
};

/** The Lansraad are never in an alliance with Fremen. */
const neverWithFremen: Advantage = {
  id: 'lansraad/fremen-enmity',
  faction: LANSRAAD,
  rules: ['Nine-faction compendium XXXVI "Alliance"'],
  neverAlliesWith: ['fremen'],
};

/** Returns the factions that may restrict a territory: the Lansraad and their allies. */
export const restricters = (state: GameState, withAllies: boolean) =>
  isInPlay(state, LANSRAAD) ? [LANSRAAD, ...(withAllies ? alliesOf(state, LANSRAAD) : [])] : [];

/** The powers of the Lansraad. */
export const orderPowers: readonly Advantage[] = [
  influence,
  influenceTwice,
  restriction,
  restrictionByAllies,
  neverWithFremen,
];
