import type { Brief } from '../../messages/labels.ts';
import type { MovementContract } from './contract.ts';

export const movementBrief: Brief<MovementContract> = {
  questions: { move: { title: 'Which group moves where?', awaited: 'to move' } },
};
