/** Leaders who die become traitors of Tleilaxu. */
import type { Feature } from '../../../kernel/feature.ts';
import { popActivity, findActivity, pushActivity } from '../../../model/stack.ts';
import { LEADER_REVIVED } from '../../../pieces/steps.ts';
import { NOTHING_CANCELLED } from '../../../powers/cancelling.ts';
import { followsLeaders, loyaltyGoesOn } from './advance.ts';
import type { DeadTraitorsContract } from './contract.ts';
import { facts } from './facts.ts';
import { withTraitors } from './with-traitors.ts';

export const deadTraitors: Feature<DeadTraitorsContract> = {
  activities: { loyalty: { advance: loyaltyGoesOn } },
  initialSlice: () => ({ deadTraitors: { inPay: [], returned: [], guarded: null, next: 1 } }),
  advanceAlways: followsLeaders,
  facts,
  publicView: (_ctx, state) => ({ deadTraitors: state.deadTraitors.inPay }),
  reducer: {
    DeadTraitorsGained: (state, { leaders }) => withTraitors(state, ({ inPay }) => ({ inPay: [...inPay, ...leaders] })),
    LoyaltyAsked: (state, { leader }) =>
      pushActivity(
        withTraitors(state, ({ returned, next }) => ({
          returned: returned.filter((other) => other !== leader),
          next: next + 1,
        })),
        { kind: 'loyalty', id: `loyalty-${state.deadTraitors.next}`, leader, ...NOTHING_CANCELLED },
      ),
    LoyaltySettled: (state, { leader, isTraitor }) => {
      const loyalty = findActivity(state, 'loyalty');
      const after = loyalty === null ? state : popActivity(state, loyalty.id);
      return isTraitor
        ? after
        : withTraitors(after, ({ inPay }) => ({ inPay: inPay.filter((other) => other !== leader) }));
    },
    LeaderGuarded: (state, { battle, faction }) => withTraitors(state, () => ({ guarded: { battle, faction } })),
  },
  subscriptions: {
    [LEADER_REVIVED]: (state, { leader }) =>
      state.deadTraitors.inPay.includes(leader)
        ? withTraitors(state, ({ returned }) => ({ returned: [...returned, leader] }))
        : state,
  },
  seals: ['LoyaltyAsked', 'LeaderGuarded'],
  log: {
    DeadTraitorsGained: ({ leaders }) => ({ code: 'dead-traitors-gained', leaders }),
    LoyaltyAsked: ({ leader }) => ({ code: 'loyalty-asked', leader }),
    LoyaltySettled: ({ leader, isTraitor }) => (isTraitor ? null : { code: 'loyal-again', leader }),
    LeaderGuarded: ({ faction }) => ({ code: 'leader-guarded', faction }),
  },
};
