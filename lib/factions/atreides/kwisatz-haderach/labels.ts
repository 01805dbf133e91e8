import type { Labels } from '../../../messages/labels.ts';
import type { KwisatzHaderachContract } from './contract.ts';

export const kwisatzHaderachLabels: Labels<KwisatzHaderachContract> = {
  secrets: { 'battle-losses': 'Is the number of your forces lost in battles right?' },
};
