/** An owner's record of the game, and the moment from which the owner may open the record. */
import { accepted, type Decision, refused } from '../../model/decision.ts';
import type { FactionId } from '../../model/factions.ts';
import { factionState } from '../../model/selectors.ts';
import type { GameState } from '../../model/state.ts';
import type { OpenedRecord } from './contract.ts';

/** Opens this seat's record to everybody. Refuses `game-goes-on` and `record-is-open`. */
export function decideOpenRecord(state: GameState, by: FactionId): Decision {
  if (state.victory === null) return refused({ code: 'game-goes-on' });
  if (state.openedRecords.some(({ faction }) => faction === by)) return refused({ code: 'record-is-open' });
  return accepted({ type: 'RecordOpened', record: recordOf(state, by) });
}

function recordOf(state: GameState, faction: FactionId): OpenedRecord {
  const { prediction } = state;
  return {
    faction,
    spice: state.spiceHistory.filter((point) => point.faction === faction).map(({ turn, spice }) => ({ turn, spice })),
    traitors: factionState(state, faction).traitors,
    prediction: prediction?.by === faction && prediction.told !== 'untold' ? prediction.told : null,
  };
}

/**
 * Records the spice of each faction at the end of a turn. If the strongholds of a turn are counted again, the new spice
 * replaces the earlier record.
 */
export const withSpiceNoted = (state: GameState, turn: number): GameState => ({
  ...state,
  spiceHistory: [
    ...state.spiceHistory.filter((point) => point.turn !== turn),
    ...state.factions.map(({ faction, spice }) => ({ faction, turn, spice })),
  ],
});
