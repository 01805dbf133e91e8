import type { Feature } from '../../play/feature.ts';
import { NOTHING_STOPPED } from '../../powers/stopping.ts';
import { NOTHING_COMMITTED, withCommitted, withoutCommitted } from '../../table/commitments.ts';
import { begun, ended, patched } from '../../table/stack.ts';
import type { GameState } from '../../table/state.ts';
import type { CharityActivity, CharityContract } from './contract.ts';

/** How each event of charity changes the position. What is taken moves by events of its own. */
export const records: Feature<CharityContract>['records'] = {
  CharityBegan: (state, { phase }) =>
    begun({ ...state, phase }, { kind: 'charity', id: 'charity', claims: NOTHING_COMMITTED, ...NOTHING_STOPPED }),
  CharityAnswered: (state, { faction, claims: amount }) =>
    whileClaimed(state, ({ claims }) => ({ claims: withCommitted(claims, faction, amount) })),
  CharityAnswerWithdrawn: (state, { faction }) =>
    whileClaimed(state, ({ claims }) => ({ claims: withoutCommitted(claims, faction) })),
  CharityClosed: (state, { turn, taken }) => ({
    ...ended(state, 'charity'),
    lastCharity: { turn, phase: state.phase, taken },
  }),
};

const whileClaimed = (state: GameState, change: (charity: CharityActivity) => Partial<CharityActivity>): GameState =>
  patched(state, 'charity', 'charity', change);
