/** The editor of the owner's losses. */
import { formatForces } from '../../../../messages/numbers.ts';

/** The sheet of the losses. */
export const LOSSES = {
  title: 'Your losses in battles',
  label: 'Own forces lost in all battles',
} as const;

/** Returns the label of the button of the sheet. */
export const formatEnterLost = (losses: number): string => `Enter ${formatForces(losses)} lost`;
