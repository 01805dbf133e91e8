/** The texts of the set-up on the screen. */

/** The texts next to the planet. */
export const SETUP_BOX = {
  title: 'Setting up the game',
  steps: 'Steps of the set-up',
} as const;
