/** The texts about the state of a battle, in a word or two next to its sides. */

/** The name of the row of steps, for screen readers. */
export const STEPS_OF_BATTLE = 'Steps of the battle';

/** The state of a side's plan. */
export const PLAN_STANDS = { open: 'still planning', sealed: 'plan sealed', shown: 'plan open' } as const;

/** The title above the battles to come. */
export const BATTLES_TO_COME = 'Battles to come';

/** The texts on a phone while the screen presents the sum. */
export const READING_OUT = {
  note: 'The screen shows the result first. Then it appears here.',
  show: 'Show the result now',
} as const;
