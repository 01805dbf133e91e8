import type { SPICE_MOVED } from '../../pieces/steps.ts';
import type { Feature } from '../../kernel/feature.ts';
import { NOTHING_CANCELLED } from '../../powers/cancelling.ts';
import { NO_COMMITMENTS, withCommitment, withoutCommitted } from '../../model/commitments.ts';
import type { EventOf } from '../../model/events.ts';
import { pushActivity, popActivity, updateActivity, findActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import type { CharityActivity, CharityContract } from './contract.ts';
import { withClaimPrepared } from './standing-orders.ts';

/** The reducers of charity. The spice moves by events of the pieces. */
export const reducer: Feature<CharityContract>['reducer'] = {
  CharityBegan: (state, { phase }) =>
    pushActivity(
      { ...state, phase },
      { kind: 'charity', id: 'charity', claims: NO_COMMITMENTS, time: null, isTimeOver: true, ...NOTHING_CANCELLED },
    ),
  CharityAnswered: (state, { faction, claims: amount }) =>
    whileClaimed(state, ({ claims }) => ({ claims: withCommitment(claims, faction, amount) })),
  CharityAnswerWithdrawn: (state, { faction }) =>
    whileClaimed(state, ({ claims }) => ({ claims: withoutCommitted(claims, faction) })),
  ClaimPrepared: (state, { faction, on }) => withClaimPrepared(state, faction, on),
  CharityTakesTime: (state) => whileClaimed(state, () => ({ isTimeOver: false })),
  CharityTimed: (state, { opened, deadline }) => whileClaimed(state, () => ({ time: { opened, deadline } })),
  ClaimMadeAsPrepared: (state, { faction, claims: amount }) =>
    whileClaimed(state, ({ claims }) => ({ claims: withCommitment(claims, faction, amount) })),
  CharityTimeOver: (state) => whileClaimed(state, () => ({ isTimeOver: true })),
  CharityClosed: (state, { turn, taken }) => ({
    ...popActivity(state, 'charity'),
    lastCharity: { turn, phase: state.phase, taken },
  }),
};

/**
 * Clears the answer of a faction that pays or receives spice meanwhile, whatever the answer was. The payment is public,
 * but the rest of the faction's spice stays secret.
 */
export const spokenAnew = (state: GameState, { from, to }: EventOf<typeof SPICE_MOVED>): GameState =>
  findActivity(state, 'charity') === null
    ? state
    : whileClaimed(state, ({ claims }) => ({
        claims: claims.filter(({ faction }) => faction !== from && faction !== to),
      }));

/** Moves the deadline of the charity by `shift` (ms), because no time runs during a pause. */
export const shiftDeadlines = (state: GameState, shift: number): GameState =>
  findActivity(state, 'charity') === null
    ? state
    : whileClaimed(state, ({ time }) => ({
        time: time === null ? null : { opened: time.opened + shift, deadline: time.deadline + shift },
      }));

const whileClaimed = (state: GameState, change: (charity: CharityActivity) => Partial<CharityActivity>): GameState =>
  updateActivity(state, 'charity', 'charity', change);
