/** Messages of coexistence. All of them are public. */
import { factionName } from '../../../messages/names.ts';
import { theTerritory } from '../../../messages/territories.ts';
import type { Messages } from '../../../messages/messages.ts';
import type { CoexistenceContract } from './contract.ts';

export const coexistenceMessages: Messages<CoexistenceContract> = {
  prompts: {
    coexist: {
      lead: 'Forces that coexist neither fight nor hold nor collect until the turn ends. Otherwise there is a battle.',
      byDefault: 'They coexist.',
    },
    'leave-coexistence': {
      lead: 'You are asked once in this turn. Your answer holds until the turn ends, and everybody sees it.',
      byDefault: 'They coexist everywhere.',
    },
  },
  log: {
    'does-not-coexist': ({ faction, territory }, { edition }) =>
      `${factionName(faction)} does not coexist in ${theTerritory(territory, edition)}.`,
  },
};
