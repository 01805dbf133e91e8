/** The orders of the Lansraad, by a second reading of the rulebook. */
import {
  getField,
  isRecord,
  TERRITORIES,
  type AnswerValue,
  type FactionId,
  type GameEvent,
  type GameState,
} from '#engine';
import type { OrdersContract } from '#lib/factions/lansraad/orders/contract.ts';
import { isCardPlayed } from '../../support/oracle/cards.ts';
import type { Oracle } from '../../support/oracle/oracle.ts';
import { strongholdsAt } from '../../support/oracle/played.ts';

/** The phases in which a faction that is held gets no forces back, ships none and moves none. */
const ROUNDS: readonly string[] = ['shipment', 'shipment-round', 'movement-round'];

/** 000 XXXVI: "any non-sietch territory on the map board (except for the Polar Sink)". Cities are no sietches. */
const mayBeRestricted = ({ choices }: GameState, named: AnswerValue): boolean =>
  TERRITORIES.some((territory) => territory === named && territory !== 'polar-sink') &&
  (named === 'arrakeen' || named === 'carthag' || !strongholdsAt(choices).some((territory) => territory === named));

const heldIn = (state: GameState, turn: number): readonly FactionId[] =>
  state.orders.held.filter((one) => one.turn === turn).map(({ faction }) => faction);

const restrictedIn = (state: GameState, turn: number): string | null =>
  state.orders.restricted.find((one) => one.turn === turn)?.territory ?? null;

const mayBeHeld = (state: GameState, named: AnswerValue): boolean =>
  named !== 'lansraad' &&
  named !== 'fremen' &&
  state.factions.some(({ faction }) => faction === named) &&
  !heldIn(state, state.turn - 1).some((faction) => faction === named);

export const oracle: Oracle<OrdersContract> = {
  // Not the same territory in two turns running.
  'restrict-territory': (state, _prompt, value) =>
    value === 'none' || (mayBeRestricted(state, value) && value !== restrictedIn(state, state.turn - 1)),
  // Not the same player in two turns running, never Fremen, and once a turn without a Karama.
  'hold-in-place': (state, { moment }, value) => {
    const isUsed = state.orders.influenceUsedIn === state.turn;
    if (value === 'none') return true;
    if (value === 'later') return moment === 'movement' && !isUsed;
    if (!isRecord(value)) return !isUsed && mayBeHeld(state, value);
    const card = { play: true, slot: getField(value, 'slot') ?? null, card: getField(value, 'card') ?? null };
    return (
      isUsed &&
      Object.keys(value).length === 3 &&
      mayBeHeld(state, getField(value, 'holds') ?? null) &&
      isCardPlayed(state, 'lansraad', 'karama', card)
    );
  },
};

/** Returns the faults of an event: a held faction acts, a stranger enters, or stays after all moves. */
export function invariant(before: GameState, event: GameEvent): readonly string[] {
  const held = heldIn(before, before.turn);
  const isHeld = (faction: FactionId): boolean =>
    before.orders.held.some((one) => one.turn === before.turn && one.moment === 'movement' && one.faction === faction);
  switch (event.type) {
    case 'ForcesRevived':
      return ROUNDS.includes(before.phase) && isHeld(event.faction) ? [`${event.faction} is held and revives`] : [];
    case 'ForcesMoved':
    case 'ForcesCrossed':
    case 'ForcesShipped':
    case 'ForcesWithdrawn':
      return [
        ...(ROUNDS.includes(before.phase) && isHeld(event.faction)
          ? [`${event.faction} is held and ${event.type}`]
          : []),
        ...entering(before, event),
      ];
    case 'BattleChosen': {
      const isAttacker = before.orders.held.some(
        (one) => one.turn === before.turn && one.moment === 'battle' && one.faction === event.aggressor,
      );
      return isAttacker && held.includes(event.aggressor) ? [`${event.aggressor} is held and attacks`] : [];
    }
    // Where all shipments come before all moves, forces may still leave after the shipments.
    case 'ShippingEnded':
      if (before.phase === 'shipment-round') return [];
      return before.forces
        .filter(
          ({ faction, territory }) => isStranger(before, faction, territory) && !coexists(before, faction, territory),
        )
        .map(({ faction, territory }) => `${faction} stays in ${territory}, which is restricted`);
    default:
      return [];
  }
}

function entering(before: GameState, event: GameEvent): readonly string[] {
  if (event.type === 'ForcesWithdrawn') return [];
  const to =
    'to' in event && typeof event.to === 'object' && event.to !== null && 'territory' in event.to ? event.to : event;
  if (!('territory' in to) || !('faction' in event)) return [];
  const { territory } = to as { readonly territory: string };
  const faction = event.faction as FactionId;
  const wasThere = before.forces.some((stack) => stack.faction === faction && stack.territory === territory);
  return isStranger(before, faction, territory) && !wasThere
    ? [`${faction} enters ${territory}, which is restricted`]
    : [];
}

const isStranger = (state: GameState, faction: FactionId, territory: string): boolean =>
  restrictedIn(state, state.turn) === territory &&
  faction !== 'lansraad' &&
  faction !== 'fremen' &&
  !state.alliances.some((members) => members.includes('lansraad') && members.includes(faction));

const coexists = (state: GameState, faction: FactionId, territory: string): boolean =>
  state.factions.some((own) => own.faction === faction && own.advisorsIn.some((one) => one === territory));
