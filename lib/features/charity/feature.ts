/** CHOAM Charity: who has next to nothing may claim a little spice from the bank. */
import { HAND_LOWERED, TABLE_RESUMED } from '../pausing/events.ts';
import { SPICE_MOVED } from '../../pieces/steps.ts';
import type { Feature } from '../../kernel/feature.ts';
import { NOTHING_COMMITTED } from '../../model/commitments.ts';
import { yesOrNo } from '../../model/fields.ts';
import { decideBeginCharity } from './begin.ts';
import type { CharityContract } from './contract.ts';
import { told } from './corrections.ts';
import { goesOn, timeIsOver } from './advance.ts';
import { claimsAhead, decidePrepareClaim } from './standing-orders.ts';
import { asks, questions } from './prompts.ts';
import { putOff, records, spokenAnew } from './reducer.ts';
import { tells } from './log.ts';
import { charityView } from './view.ts';

/** It lasts a time of its own before anything is turned over: that is the moment to speak up, and no pause is needed before. */
const isClaimedFirst = () => true;

export const charity: Feature<CharityContract> = {
  activities: {
    charity: {
      phase: 'charity',
      goesOn,
      asks,
      told,
      timed: { until: ({ time, isTimeOver }) => (isTimeOver ? null : (time?.deadline ?? null)), over: timeIsOver },
      // Everybody speaks anew: what was said may have been shown in what was taken back. Time runs anew with it.
      takenBack: (activity) => ({
        ...activity,
        claims: NOTHING_COMMITTED,
        time: null,
        isTimeOver: activity.isTimeOver && activity.time === null,
      }),
    },
  },
  orders: { 'claims-charity': { until: 'taken-back' } },
  intents: {
    PrepareClaim: {
      from: 'seat',
      sent: { on: yesOrNo },
      decided: (_ctx, state, { on }, { by }) => decidePrepareClaim(state, by, on),
    },
  },
  questions,
  slice: () => ({ lastCharity: null }),
  sees: (ctx, state) => ({ charity: charityView(ctx, state) }),
  seesOwn: (_ctx, state, faction) => ({ claimsAhead: claimsAhead(state, faction) }),
  records,
  tells,
  phases: {
    charity: {
      begin: (ctx, state) => decideBeginCharity(ctx, state, 'charity'),
      isStillToCome: (_ctx, { turn, lastCharity }) => lastCharity?.turn !== turn,
      followsByItself: true,
      asksEverybodyFirst: isClaimedFirst,
    },
    bidding: {
      begin: (ctx, state) => decideBeginCharity(ctx, state, 'bidding'),
      isUnderWay: ({ turn, lastCharity }) => lastCharity?.turn === turn && lastCharity.phase === 'bidding',
      followsByItself: true,
      asksEverybodyFirst: isClaimedFirst,
    },
  },
  over: { CharityBegan: ({ phase }, before) => (before.phase === phase ? null : 'phase') },
  follows: {
    [SPICE_MOVED]: spokenAnew,
    [HAND_LOWERED]: (state, { shift }) => putOff(state, shift),
    [TABLE_RESUMED]: (state, { shift }) => putOff(state, shift),
  },
  marks: { CharityBegan: 'starts-afresh' },
  // When swapping ends, all can see that something was said.
  beforeTheGame: ['ClaimPrepared'],
};
