import type { Labels } from '../../messages/labels.ts';
import type { CollectionContract } from './contract.ts';

export const collectionLabels: Labels<CollectionContract> = {
  prompts: { 'collect-less': { title: 'How much do you take?', awaited: 'to take less spice' } },
  optionalPrompts: { 'collect-less': 'Take less spice' },
};
