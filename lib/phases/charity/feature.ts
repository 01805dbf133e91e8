/** CHOAM Charity: who has next to nothing may claim a little spice from the bank. */
import { SPICE_MOVED } from '../../pieces/hooks.ts';
import type { Feature } from '../../play/feature.ts';
import { NOTHING_COMMITTED } from '../../table/commitments.ts';
import { decideBeginCharity } from './begin.ts';
import type { CharityContract } from './contract.ts';
import { told } from './corrected.ts';
import { goesOn } from './flow.ts';
import { asks, questions } from './questions.ts';
import { records, spokenAnew } from './record.ts';
import { tells } from './tell.ts';
import { charityView } from './view.ts';

export const charity: Feature<CharityContract> = {
  activities: {
    charity: {
      phase: 'charity',
      goesOn,
      asks,
      told,
      // Everybody speaks anew: what was said may have been shown in what was taken back.
      takenBack: (activity) => ({ ...activity, claims: NOTHING_COMMITTED }),
    },
  },
  questions,
  slice: () => ({ lastCharity: null }),
  sees: (ctx, state) => ({ charity: charityView(ctx, state) }),
  records,
  tells,
  phases: {
    charity: {
      begin: (ctx, state) => decideBeginCharity(ctx, state, 'charity'),
      isStillToCome: ({ turn, lastCharity }) => lastCharity?.turn !== turn,
      followsByItself: true,
    },
    bidding: {
      begin: (ctx, state) => decideBeginCharity(ctx, state, 'bidding'),
      isUnderWay: ({ turn, lastCharity }) => lastCharity?.turn === turn && lastCharity.phase === 'bidding',
      followsByItself: true,
    },
  },
  over: { CharityBegan: ({ phase }, before) => (before.phase === phase ? null : 'phase') },
  follows: { [SPICE_MOVED]: spokenAnew },
  marks: { CharityBegan: 'starts-afresh' },
};
