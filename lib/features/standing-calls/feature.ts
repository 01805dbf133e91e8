/**
 * Standing calls: “call treachery when this leader fights against me”. A standing call holds until its owner withdraws
 * it. Nothing may show that a standing call exists. The window for traitors opens for everybody when a leader is
 * revealed. The window always lasts its full time, and closes for all together. Until then nobody learns which seats
 * have answered. So a standing call need not answer at all. When the window closes, it counts for an owner without
 * another answer, like a silent tap. The window looks the same with and without a standing call, and such a call is
 * logged like any other call.
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
  // A prepared call does not end the time for swaps. Otherwise the end would reveal that a seat has prepared a call.
  allowedBeforeStart: ['CallPrepared'],
};
