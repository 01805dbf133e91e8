/** The War of Assassins: at a nexus all players send leaders to the arena, and without an alliance they fight. */
import type { Feature } from '../../../kernel/feature.ts';
import { accepted, refused } from '../../../model/decision.ts';
import { findActivity } from '../../../model/stack.ts';
import { attackTimer, NOT_ANSWERED } from '../kanly/fight.ts';
import type { WarContract } from './contract.ts';
import { warFollows, warGoesOn } from './course.ts';
import { log } from './log.ts';
import { promptHandlers, promptsAtNexus, warPrompts } from './prompts.ts';
import { reducer } from './reducer.ts';
import { ownView, publicView } from './view.ts';

export const war: Feature<WarContract> = {
  initialSlice: ({ duelRules }) => ({
    war: duelRules === undefined ? null : { nexus: null, negotiators: null, wars: 0 },
  }),
  activities: {
    war: {
      phase: 'spice-blow',
      advance: warGoesOn,
      prompts: warPrompts,
      timer: attackTimer,
      onTakeBack: (activity) => ({ ...activity, ...NOT_ANSWERED }),
    },
  },
  prompts: promptHandlers,
  backgroundPrompts: promptsAtNexus,
  advanceAlways: warFollows,
  commands: {
    EndWar: {
      from: 'moderator',
      input: {},
      decide: (_ctx, state) =>
        findActivity(state, 'war') === null
          ? refused({ code: 'no-war-now' })
          : accepted({ type: 'WarEnded', how: 'by-moderator', winner: null }),
    },
  },
  reducer,
  log,
  publicView,
  ownView,
  settles: ['WarBegan'],
  seals: ['NegotiatorPlaced', 'NegotiatorsReturned', 'WarEnded'],
};
