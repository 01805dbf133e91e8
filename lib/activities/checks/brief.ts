import type { Brief } from '../../words/brief.ts';
import type { ChecksContract } from './contract.ts';

export const checksBrief: Brief<ChecksContract> = {
  questions: {
    'check-own': { title: ({ matter }, { askMatter }) => askMatter(matter), awaited: 'to check a secret' },
  },
};
