import { type Feature, notLogged } from '../../../kernel/feature.ts';
import type { AttacksContract } from './contract.ts';

/** The log lines of attacks. They are the same for each audience. */
export const log: Feature<AttacksContract>['log'] = {
  AttackAsked: notLogged,
  AttackDeclined: ({ faction }) => ({ code: 'attack-declined', faction }),
  AttackDeclared: ({ leader, victim, territory }) => ({ code: 'attack-declared', leader, victim, territory }),
  AttackCommanded: ({ by, command }) =>
    by === null || command === null ? null : { code: 'attack-commanded', by, command },
  AttackMade: notLogged,
};
