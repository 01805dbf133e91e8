/** The two rows of steps, for who cannot see them. */

/** Each row by its name. */
export const STEPS_OF = {
  battle: 'Steps of the battle',
  setup: 'Steps of the set-up',
} as const;
