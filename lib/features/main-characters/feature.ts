/** Main characters: a sixth leader for each faction, on which some of its powers rest. */
import type { Feature } from '../../kernel/feature.ts';
import { followsMains } from './advance.ts';
import type { MainCharactersContract } from './contract.ts';
import { log } from './log.ts';
import { activityPrompts, promptHandlers } from './prompts.ts';
import { reducer, subscriptions } from './reducer.ts';
import { ownView, publicView } from './view.ts';

export const mainCharacters: Feature<MainCharactersContract> = {
  initialSlice: () => ({ mainsLost: [], keptTraitor: null, revealedTraitors: [] }),
  activities: { 'keep-traitor': { prompts: activityPrompts } },
  prompts: promptHandlers,
  advanceAlways: followsMains,
  reducer,
  subscriptions,
  log,
  actions: {
    SpecialForcesDismissed: ({ faction, special }) => [
      { owner: faction, move: { kind: 'reserves-to-tanks', faction, count: special, special } },
    ],
  },
  publicView,
  ownView,
};
