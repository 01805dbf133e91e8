import { type Feature, notLogged } from '../../../kernel/feature.ts';
import type { CoexistenceContract } from './contract.ts';

/** The public log lines of coexistence. */
export const log: Feature<CoexistenceContract>['log'] = {
  CoexistenceAsked: notLogged,
  CoexistenceChosen: ({ faction, territory, coexists }) =>
    coexists === false ? { code: 'does-not-coexist', faction, territory } : null,
  CoexistenceLeft: notLogged,
};
