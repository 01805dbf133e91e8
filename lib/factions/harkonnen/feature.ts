/** The capture of leaders by Harkonnen after a victory. */
import type { Feature } from '../../kernel/feature.ts';
import { ownerOf } from '../../model/leaders.ts';
import { captives, captivesSeen } from './captives.ts';
import { captivesFreed } from './capture.ts';
import type { HarkonnenContract } from './contract.ts';
import { activityPrompts, promptHandlers } from './prompts.ts';
import { reducer } from './reducer.ts';
import { log } from './log.ts';
import { publicView } from './view.ts';

export const harkonnenPowers: Feature<HarkonnenContract> = {
  activities: { capture: { prompts: activityPrompts } },
  prompts: promptHandlers,
  advanceAlways: captivesFreed,
  secrets: { captives },
  publicView,
  ownView: (ctx, state, faction) => ({ captives: captivesSeen(ctx, state, faction) }),
  reducer,
  log,
  actions: {
    LeaderCaptured: ({ owner: from, captor: to }) => [{ owner: from, move: { kind: 'hand-over-captive', from, to } }],
    CaptiveKilled: ({ captor }) => [{ owner: captor, move: { kind: 'captive-to-tanks', captor } }],
    CaptivesRemoved: ({ leaders }) =>
      leaders.map((leader) => ({ owner: ownerOf(leader), move: { kind: 'leader-to-tanks', leader } })),
    CaptivesReturned: ({ captor: from, leaders }) =>
      leaders.map((leader) => ({ owner: from, move: { kind: 'give-back-captive', from, to: ownerOf(leader) } })),
  },
};
