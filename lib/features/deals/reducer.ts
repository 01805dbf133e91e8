import type { Feature } from '../../kernel/feature.ts';
import type { FactionId } from '../../model/factions.ts';
import type { GameState } from '../../model/state.ts';
import type { DealsContract, Proposal } from './contract.ts';

/** The reducers of deals. */
export const reducer: Feature<DealsContract>['reducer'] = {
  DealProposed: (state, { by, to, id, terms }) => ({
    ...state,
    proposals: [...withoutProposal(state, by, to).proposals, { by, to, id, terms, declined: false }],
  }),
  DealDeclined: (state, { by, to }) => changed(state, by, to, () => ({ declined: true })),
  DealWithdrawn: (state, { by, to }) => changed(state, by, to, over),
  DealMade: (state, { deal: id, by, to, terms }) => ({
    ...changed(state, by, to, over),
    deals: [...state.deals, { id, by, to, terms, turn: state.turn, phase: state.phase, due: false, paid: false }],
  }),
  DealDue: (state, { deal }) => ({
    ...state,
    deals: state.deals.map((one) => (one.id === deal ? { ...one, due: true } : one)),
  }),
  DealPaid: (state, { deal }) => ({
    ...state,
    deals: state.deals.map((one) => (one.id === deal ? { ...one, paid: true } : one)),
  }),
  BribesTaken: (state, { turn }) => ({ ...state, bribesTakenIn: turn }),
};

/** Keeps only the number of a finished offer, so that the next offer gets a higher number. */
const over = (): Pick<Proposal, 'terms'> => ({ terms: { words: '', now: null, later: null, due: null } });

const changed = (state: GameState, by: FactionId, to: FactionId, change: () => Partial<Proposal>): GameState => ({
  ...state,
  proposals: state.proposals.map((one) => (one.by === by && one.to === to ? { ...one, ...change() } : one)),
});

/** Returns the state without the offer of one faction to the other. */
export const withoutProposal = (state: GameState, by: FactionId, to: FactionId): GameState => ({
  ...state,
  proposals: state.proposals.filter((one) => one.by !== by || one.to !== to),
});
