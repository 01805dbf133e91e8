import type { Labels } from '../../messages/labels.ts';
import type { SecretChecksContract } from './contract.ts';

export const secretChecksLabels: Labels<SecretChecksContract> = {
  prompts: {
    'check-own': { title: ({ matter }, { askMatter }) => askMatter(matter), awaited: 'to check a secret' },
  },
};
