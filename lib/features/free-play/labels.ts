import type { Labels } from '../../messages/labels.ts';
import type { FreePlayContract } from './contract.ts';

export const freePlayLabels: Labels<FreePlayContract> = {
  prompts: { 'free-play': { title: 'Play a card now?', awaited: 'to play a card' } },
  optionalPrompts: { 'free-play': 'Play a card now' },
};
