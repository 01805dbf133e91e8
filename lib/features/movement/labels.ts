import type { Labels } from '../../messages/labels.ts';
import type { MovementContract } from './contract.ts';

export const movementLabels: Labels<MovementContract> = {
  prompts: { move: { title: 'Which group moves where?', awaited: 'to move' } },
};
