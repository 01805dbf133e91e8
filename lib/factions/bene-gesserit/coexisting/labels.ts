import type { Labels } from '../../../messages/labels.ts';
import { theTerritory } from '../../../messages/territories.ts';
import type { CoexistenceContract } from './contract.ts';

export const coexistenceLabels: Labels<CoexistenceContract> = {
  prompts: {
    coexist: {
      title: ({ at: { territory } }, { edition }) => `Coexist in ${theTerritory(territory, edition)}?`,
      awaited: 'to say whether they coexist',
    },
    'leave-coexistence': { title: 'Where do you end coexistence?', awaited: 'to say where they no longer coexist' },
  },
};
