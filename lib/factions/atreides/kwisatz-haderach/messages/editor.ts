/** Own losses, told by their owner. */
import { sayForces } from '../../../../messages/numbers.ts';

/** The sheet of them. */
export const LOSSES = {
  title: 'Your losses in battles',
  label: 'Own forces lost in all battles',
} as const;

/** The act of the sheet. */
export const sayEnterLost = (losses: number): string => `Enter ${sayForces(losses)} lost`;
