import type { Brief } from '../../messages/labels.ts';
import type { CollectionContract } from './contract.ts';

export const collectionBrief: Brief<CollectionContract> = {
  questions: { 'collect-less': { title: 'How much do you take?', awaited: 'to take less spice' } },
  offers: { 'collect-less': 'Take less spice' },
};
