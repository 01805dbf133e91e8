/** Own losses, told by their owner. */
import { formatForces } from '../../../../messages/numbers.ts';

/** The sheet of them. */
export const LOSSES = {
  title: 'Your losses in battles',
  label: 'Own forces lost in all battles',
} as const;

/** The act of the sheet. */
export const formatEnterLost = (losses: number): string => `Enter ${formatForces(losses)} lost`;
