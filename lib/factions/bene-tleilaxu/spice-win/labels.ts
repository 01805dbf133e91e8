import type { Labels } from '../../../messages/labels.ts';
import type { SpiceWinContract } from './contract.ts';

export const spiceWinLabels: Labels<SpiceWinContract> = {
  prompts: { 'show-spice': { title: 'Show 35 spice', awaited: 'to show 35 spice' } },
  optionalPrompts: { 'show-spice': 'Show 35 spice' },
};
