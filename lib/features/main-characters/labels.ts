import type { Labels } from '../../messages/labels.ts';
import type { MainCharactersContract } from './contract.ts';

export const mainCharactersLabels: Labels<MainCharactersContract> = {
  prompts: {
    'keep-traitor': { title: 'Which traitor can you still call?', awaited: 'to keep one traitor' },
  },
};
