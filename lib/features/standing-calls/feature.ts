/**
 * "Call treachery when he leads with X": an answer prepared ahead. It stands until its owner takes it back.
 *
 * Why nothing shows: the window for traitors opens for everybody where any leader lies open, lasts its time whatever is
 * answered, and closes for all together; while it is open nobody learns who has answered. So what was prepared need not
 * answer at all. It is counted as the window closes, for whoever has said nothing else in it, exactly as a silent thumb
 * would be: no window opens, ends or looks otherwise because of it, and a call by it is told like any other.
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
  // When swapping ends, all can see that something was said.
  allowedBeforeStart: ['CallPrepared'],
};
