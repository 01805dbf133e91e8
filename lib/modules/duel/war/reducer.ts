import { must } from '../../../core/assert-never.ts';
import type { Feature } from '../../../kernel/feature.ts';
import { NO_COMMITMENTS, withCommitment } from '../../../model/commitments.ts';
import { findActivity, popActivity, pushActivity, updateActivity } from '../../../model/stack.ts';
import type { GameState } from '../../../model/state.ts';
import { placedNegotiators } from './api.ts';
import type { WarActivity, WarContract, WarSlice } from './contract.ts';

type WarState = NonNullable<WarSlice['war']>;

/** The reducers of the war. */
export const reducer: Feature<WarContract>['reducer'] = {
  NegotiatorsCalled: (state, { nexus, factions }) =>
    inSlice(state, () => ({ nexus, negotiators: { factions, placed: [] } })),
  NegotiatorPlaced: (state, { faction, leader, at }) =>
    inSlice(state, ({ negotiators }) => {
      const { factions, placed } = must(negotiators, 'called negotiators');
      return { negotiators: { factions, placed: [...placed, { faction, leader, at }] } };
    }),
  NegotiatorsReturned: (state) => inSlice(state, () => ({ negotiators: null })),
  WarBegan: (state) => {
    const wars = warOf(state).wars + 1;
    return pushActivity(
      inSlice(state, () => ({ wars })),
      {
        kind: 'war',
        id: `war-${wars}`,
        champions: NO_COMMITMENTS,
        bout: null,
        asked: 0,
        answer: null,
        resolvesAt: null,
        last: null,
      },
    );
  },
  WarFought: (state, { values }) => {
    const placed = placedNegotiators(state);
    const fighters = values.flatMap(({ faction, amount: worth }) =>
      placed
        .filter((one) => one.faction === faction)
        .map(({ at }) => ({ faction, at, backing: 0, worth, isShown: false, onDisc: null })),
    );
    const turn = must(fighters[0] ?? placed[0], 'a leader in the arena').faction;
    return updateActivity(state, 'war', warId(state), () => ({
      champions: placed.reduce<WarActivity['champions']>(
        (all, { faction, leader }) => withCommitment(all, faction, leader),
        NO_COMMITMENTS,
      ),
      bout: { fighters, blocks: [], turn, made: 0, three: null, idle: 0, attack: null },
    }));
  },
  WarEnded: (state) =>
    inSlice(popActivity(state, warId(state)), () => ({
      negotiators: null,
    })),
};

const warId = (state: GameState) => must(findActivity(state, 'war'), 'a war').id;

const warOf = ({ war }: GameState): WarState => must(war, 'the war');

const inSlice = (state: GameState, change: (slice: WarState) => Partial<WarState>): GameState => {
  const slice = warOf(state);
  return { ...state, war: { ...slice, ...change(slice) } };
};
