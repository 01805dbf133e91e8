import type { Feature } from '../../kernel/feature.ts';
import { BATTLE_RESOLVED } from '../battle/steps.ts';
import { SECRET_DECLARED } from '../../kernel/events.ts';
import { NO_FORCES, minus, plus } from '../../model/forces.ts';
import { ownerOf } from '../../model/leaders.ts';
import { popActivity, pushActivity } from '../../model/stack.ts';
import { withFaction } from '../../pieces/changes.ts';
import type { MainCharactersContract } from './contract.ts';
import { withoutFallen, withRisen } from './fallen.ts';

/** The reducers of main characters. */
export const reducer: Feature<MainCharactersContract>['reducer'] = {
  MainCharacterLost: (state, { leader }) => ({ ...state, mainsLost: [...state.mainsLost, leader] }),
  MainCharacterBack: (state, { leader }) => ({
    ...state,
    mainsLost: state.mainsLost.filter((other) => other !== leader),
    keptTraitor: state.keptTraitor?.faction === ownerOf(leader) ? null : state.keptTraitor,
  }),
  SpecialForcesDismissed: (state, { faction, special }) => {
    const dismissed = { ...NO_FORCES, count: special, special };
    return withFaction(state, faction, ({ reserves, tanks }) => ({
      reserves: minus(reserves, dismissed),
      tanks: plus(tanks, dismissed),
    }));
  },
  TraitorToKeepAsked: (state, { faction }) =>
    pushActivity(state, { kind: 'keep-traitor', id: 'keep-traitor', faction }),
  TraitorKept: (state, { faction, leader }) => ({
    ...popActivity(state, 'keep-traitor'),
    keptTraitor: { faction, leader },
  }),
  FactionFell: (state, { faction, firstPlayer }) => withoutFallen(state, faction, firstPlayer),
  FactionStoodUp: (state, { faction }) => withRisen(state, faction),
};

/** An owner who enters traitors chooses the usable traitor again. Called traitors are remembered. */
export const subscriptions: NonNullable<Feature<MainCharactersContract>['subscriptions']> = {
  [BATTLE_RESOLVED]: (state, { outcome: { why } }) =>
    why.kind === 'traitors'
      ? {
          ...state,
          revealedTraitors: [
            ...state.revealedTraitors,
            ...why.calls.map(({ caller, leader }) => ({ faction: caller, leader })),
          ],
        }
      : state,
  [SECRET_DECLARED]: (state, { faction, fact }) =>
    fact.kind === 'traitors' && state.keptTraitor?.faction === faction ? { ...state, keptTraitor: null } : state,
};
