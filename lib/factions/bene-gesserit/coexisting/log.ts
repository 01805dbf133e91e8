import { type Feature, notLogged } from '../../../kernel/feature.ts';
import type { CoexistenceContract } from './contract.ts';

/** What everybody may read of it: all of it is said for all to hear. */
export const log: Feature<CoexistenceContract>['log'] = {
  CoexistenceAsked: notLogged,
  CoexistenceChosen: ({ faction, territory, coexists }) =>
    coexists === false ? { code: 'does-not-coexist', faction, territory } : null,
  CoexistenceLeft: notLogged,
};
