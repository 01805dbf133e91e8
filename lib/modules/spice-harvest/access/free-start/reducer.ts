import { type Feature, notLogged } from '../../../../kernel/feature.ts';
import { popActivity, pushActivity } from '../../../../model/stack.ts';
import type { AccessContract, FreeStartEvent } from '../contract.ts';

type Name = FreeStartEvent['type'];

/** The reducers of the start without access cards. */
export const freeStartReducer: Pick<Feature<AccessContract>['reducer'], Name> = {
  FreeStartAsked: (state, { faction }) => pushActivity(state, { kind: 'free-start', id: 'free-start', faction }),
  FreeStartTold: (state) => popActivity(state, 'free-start'),
};

/** The log lines of the start without access cards. */
export const freeStartLog: Pick<Feature<AccessContract>['log'], Name> = {
  FreeStartAsked: notLogged,
  FreeStartTold: ({ faction, count }) => ({ code: 'started-without-cards', faction, count }),
};
