/** CHOAM Charity: a faction with almost no spice may claim a little from the bank. */
import { HAND_LOWERED, TABLE_RESUMED } from '../pausing/events.ts';
import { SPICE_MOVED } from '../../pieces/steps.ts';
import type { Feature } from '../../kernel/feature.ts';
import { NO_COMMITMENTS } from '../../model/commitments.ts';
import { booleanField } from '../../model/fields.ts';
import { decideBeginCharity } from './begin.ts';
import type { CharityContract } from './contract.ts';
import { onDeclare } from './corrections.ts';
import { advance, timeIsOver } from './advance.ts';
import { claimsAhead, decidePrepareClaim } from './standing-orders.ts';
import { activityPrompts, promptHandlers } from './prompts.ts';
import { shiftDeadlines, reducer, spokenAnew } from './reducer.ts';
import { log } from './log.ts';
import { charityView } from './view.ts';

/** The charity has its own time before the reveal, in which seats can act. So no pause is needed before it. */
const isClaimedFirst = () => true;

export const charity: Feature<CharityContract> = {
  activities: {
    charity: {
      phase: 'charity',
      advance,
      prompts: activityPrompts,
      onDeclare,
      timer: { until: ({ time, isTimeOver }) => (isTimeOver ? null : (time?.deadline ?? null)), onTimeout: timeIsOver },
      // All factions answer again, because earlier claims may have been shown before the take-back. The time also
      // starts again.
      onTakeBack: (activity) => ({
        ...activity,
        claims: NO_COMMITMENTS,
        time: null,
        isTimeOver: activity.isTimeOver && activity.time === null,
      }),
    },
  },
  standingOrders: { 'claims-charity': { until: 'taken-back' } },
  commands: {
    PrepareClaim: {
      from: 'seat',
      input: { on: booleanField },
      decide: (_ctx, state, { on }, { by }) => decidePrepareClaim(state, by, on),
    },
  },
  prompts: promptHandlers,
  initialSlice: () => ({ lastCharity: null }),
  publicView: (ctx, state) => ({ charity: charityView(ctx, state) }),
  ownView: (_ctx, state, faction) => ({ claimsAhead: claimsAhead(state, faction) }),
  reducer,
  log,
  phases: {
    charity: {
      begin: (ctx, state) => decideBeginCharity(ctx, state, 'charity'),
      isPending: (_ctx, { turn, lastCharity }) => lastCharity?.turn !== turn,
      startsAutomatically: true,
      opensWithWindow: isClaimedFirst,
    },
    bidding: {
      begin: (ctx, state) => decideBeginCharity(ctx, state, 'bidding'),
      isInProgress: ({ turn, lastCharity }) => lastCharity?.turn === turn && lastCharity.phase === 'bidding',
      startsAutomatically: true,
      opensWithWindow: isClaimedFirst,
    },
  },
  endsLifetime: { CharityBegan: ({ phase }, before) => (before.phase === phase ? null : 'phase') },
  subscriptions: {
    [SPICE_MOVED]: spokenAnew,
    [HAND_LOWERED]: (state, { shift }) => shiftDeadlines(state, shift),
    [TABLE_RESUMED]: (state, { shift }) => shiftDeadlines(state, shift),
  },
  instructionEffects: { CharityBegan: 'starts-afresh' },
  // A prepared claim does not end the time for swaps. Otherwise the end would reveal that a seat has prepared a claim.
  allowedBeforeStart: ['ClaimPrepared'],
};
