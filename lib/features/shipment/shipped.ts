/** The record of a faction's shipment. Reserves that come in the round of moves are recorded separately. */
import { withFaction } from '../../pieces/changes.ts';
import type { FactionId } from '../../model/factions.ts';
import { hasShipments } from '../../model/phases.ts';
import { factionState } from '../../model/selectors.ts';
import type { FactionState, GameState } from '../../model/state.ts';

const recordOf = ({ phase }: GameState): keyof Pick<FactionState, 'shippedIn' | 'broughtIn'> =>
  hasShipments(phase) ? 'shippedIn' : 'broughtIn';

/** Whether a faction has shipped in the present round of this turn. */
export const hasShipped = (state: GameState, faction: FactionId): boolean =>
  factionState(state, faction)[recordOf(state)] === state.turn;

/** Records the shipment of a faction in the present round, made or cancelled. */
export const withShipped = (state: GameState, faction: FactionId): GameState =>
  withFaction(state, faction, () => ({ [recordOf(state)]: state.turn }));
