import type { Brief } from '../../messages/labels.ts';
import type { SecretChecksContract } from './contract.ts';

export const checksBrief: Brief<SecretChecksContract> = {
  questions: {
    'check-own': { title: ({ matter }, { askMatter }) => askMatter(matter), awaited: 'to check a secret' },
  },
};
