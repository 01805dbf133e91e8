import type { LeaderId } from '../../model/leaders.ts';
import type { GameState } from '../../model/state.ts';
import { withLeaderCardsDiscarded } from '../../pieces/leader-cards.ts';
import type { DruggedLeader } from './contract.ts';

/** Returns what a drug does to this leader; `null` if no card lies on the leader. */
export const drugOn = ({ drugged }: GameState, leader: LeaderId): DruggedLeader | null =>
  drugged.find((one) => one.leader === leader) ?? null;

/** Returns the state with this leader drugged. The leader keeps its place in the list. */
export const withDrugged = (state: GameState, drug: DruggedLeader): GameState => ({
  ...state,
  drugged:
    drugOn(state, drug.leader) === null
      ? [...state.drugged, drug]
      : state.drugged.map((one) => (one.leader === drug.leader ? drug : one)),
});

/** Returns the state without a drug on this leader. Its cards are among the discards. */
export const withoutDrug = (state: GameState, leader: LeaderId): GameState => ({
  ...withLeaderCardsDiscarded(state, leader),
  drugged: state.drugged.filter((one) => one.leader !== leader),
});

/** Returns the state after one more dose for this leader. The dose takes one point at once. */
export function withDose(state: GameState, leader: LeaderId): GameState {
  const before = drugOn(state, leader);
  return withDrugged(state, {
    leader,
    lost: (before?.lost ?? 0) + 1,
    doses: (before?.doses ?? 0) + 1,
    workedIn: state.turn,
  });
}
