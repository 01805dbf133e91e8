/** What is said of coexistence. Everything in here is public. */
import { factionName } from '../../../messages/names.ts';
import { theTerritory } from '../../../messages/territories.ts';
import type { Messages } from '../../../messages/messages.ts';
import type { CoexistenceContract } from './contract.ts';

export const coexistenceMessages: Messages<CoexistenceContract> = {
  prompts: {
    coexist: {
      lead: 'Coexisting, yours take no part in anything until the turn ends: they neither fight nor hold nor collect. If they do not, there is a battle.',
      byDefault: 'They coexist.',
    },
    'leave-coexistence': {
      lead: 'Before anybody ships, your forces may leave coexistence, in each territory all of them. Where they stay in it, they coexist until the turn ends.',
      byDefault: 'They coexist everywhere.',
    },
  },
  log: {
    'does-not-coexist': ({ faction, territory }, { edition }) =>
      `${factionName(faction)} does not coexist in ${theTerritory(territory, edition)}.`,
  },
};
