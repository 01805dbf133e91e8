/** The state of a battle, in a word or two next to its sides. */

/** The row of steps, for screen readers. */
export const STEPS_OF_BATTLE = 'Steps of the battle';

/** The state of a side while the table waits for nothing from it. */
export const PLAN_STANDS = { open: 'still planning', sealed: 'plan sealed', shown: 'plan open' } as const;

/** The title above the battles to come. */
export const BATTLES_TO_COME = 'Battles to come';

/** On a phone, while the screen presents the sum. */
export const READING_OUT = {
  note: 'The screen reads out how it ends; then it stands here.',
  show: 'Show the result now',
} as const;
