import type { Labels } from '../../../messages/labels.ts';
import type { WormsContract } from './contract.ts';

export const fremenWormsLabels: Labels<WormsContract> = {
  prompts: {
    'place-worm': { title: 'Where does this worm come?', awaited: 'to say where a worm comes' },
    'spare-ally': { title: 'Does the worm spare your ally?', awaited: 'to spare an ally or not' },
    'ride-worm': { title: 'Which forces ride the worm?', awaited: 'to ride a worm or not' },
  },
};
