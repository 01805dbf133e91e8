import type { Brief } from '../../messages/labels.ts';
import type { FreePlayContract } from './contract.ts';

export const freePlayBrief: Brief<FreePlayContract> = {
  questions: { 'free-play': { title: 'Play a card now?', awaited: 'to play a card' } },
  offers: { 'free-play': 'Play a card now' },
};
