/** Own losses, told by their owner. */

/** The sheet of them. */
export const LOSSES = {
  title: 'Your losses in battles',
  label: 'Own forces lost in all battles',
} as const;
