import type { Brief } from '../../../messages/labels.ts';
import type { KwisatzHaderachContract } from './contract.ts';

export const kwisatzHaderachBrief: Brief<KwisatzHaderachContract> = {
  secrets: { 'battle-losses': 'Is the number of your forces lost in battles right?' },
};
