/**
 * “Call treachery when he leads with X”: a prepared answer, which holds until its owner withdraws it.
 * Nothing shows that it exists. The window for traitors opens for everybody when any leader is open, lasts its time
 * whatever is answered, and closes for all together. While it is open nobody learns which seats have answered. So a
 * standing call need not answer at all: it counts when the window closes, for an owner without another answer, like a
 * silent tap. No window opens, ends or looks different because of it, and its call is logged like any other.
 */
import { anyOf, oneOf } from '../../core/grammar.ts';
import { type Feature, notLogged } from '../../kernel/feature.ts';
import { leaderField, booleanField } from '../../model/fields.ts';
import type { StandingCallsContract } from './contract.ts';
import { preparedBy } from './api.ts';
import { decidePrepareCall, ended, withCallPrepared } from './preparing.ts';

export const standingCalls: Feature<StandingCallsContract> = {
  standingOrders: { 'calls-traitor': { until: 'taken-back' } },
  commands: {
    PrepareCall: {
      from: 'seat',
      input: { against: anyOf(oneOf('whoever'), leaderField), on: booleanField },
      decide: (_ctx, state, command, { by }) => decidePrepareCall(state, by, command),
    },
  },
  reducer: { CallPrepared: (state, { faction, against, on }) => withCallPrepared(state, faction, against, on) },
  log: { CallPrepared: notLogged },
  advanceAlways: (_ctx, state) => ended(state),
  ownView: (_ctx, state, faction) => ({ preparedCalls: preparedBy(state, faction) }),
  // Otherwise the end of swapping would show that somebody prepared a call.
  allowedBeforeStart: ['CallPrepared'],
};
