import type { Brief } from '../../words/brief.ts';
import type { MovementContract } from './contract.ts';

export const movementBrief: Brief<MovementContract> = {
  questions: { move: { title: 'Which group moves where?', awaited: 'to move' } },
};
