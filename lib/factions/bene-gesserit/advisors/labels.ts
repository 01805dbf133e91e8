import type { Labels } from '../../../messages/labels.ts';
import { theFaction } from '../../../messages/names.ts';
import { theTerritory } from '../../../messages/territories.ts';
import type { AdvisorsContract } from './contract.ts';

export const advisorsLabels: Labels<AdvisorsContract> = {
  prompts: {
    'send-advisor': {
      title: ({ shipper }) => `Send a force with ${theFaction(shipper)}?`,
      awaited: 'to send a force for free, or not',
    },
    intrusion: {
      title: ({ at: { territory } }, { edition }) => `Give way in ${theTerritory(territory, edition)}?`,
      awaited: 'to give way or stay',
    },
    'announce-battles': { title: 'Where will you fight?', awaited: 'to say where advisors will fight' },
  },
};
