import type { Feature } from '../../kernel/feature.ts';
import { must } from '../../core/assert-never.ts';
import type { GameState } from '../../model/state.ts';
import type { CollectionContract, CollectionSlice } from './contract.ts';
import { currentCollection } from './api.ts';

/** The reducers of the collection. The spice moves by events of the pieces. */
export const reducer: Feature<CollectionContract>['reducer'] = {
  CollectionBegan: (state, { turn }) => ({
    ...state,
    phase: 'collection',
    lastCollection: { turn, collection: [], limits: [], isClosed: false },
  }),
  CollectingLimited: (state, { faction, limits }) =>
    anew(state, (last) => ({ limits: [...last.limits.filter((one) => one.faction !== faction), ...limits] })),
  CarryingDoubled: (state, { by }) => {
    const { turn, factions } = state.carriedDouble;
    return { ...state, carriedDouble: { turn: state.turn, factions: [...(turn === state.turn ? factions : []), by] } };
  },
  SpiceCollected: (state, { collection }) => anew(state, () => ({ collection })),
};

/** Closes the collection: later spice on the board is not collected in this turn. @rules GF9-2019 Phase 8 */
export const closed = (state: GameState): GameState =>
  currentCollection(state) === null ? state : anew(state, () => ({ isClosed: true }));

type Last = NonNullable<CollectionSlice['lastCollection']>;

const anew = (state: GameState, change: (last: Last) => Partial<Last>): GameState => {
  const last = must(state.lastCollection, 'a harvest');
  return { ...state, lastCollection: { ...last, ...change(last) }, nextCollection: state.nextCollection + 1 };
};
