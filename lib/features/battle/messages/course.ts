/** How far a battle has come, said in a word or two beside its sides. */

/** The row of its steps, for who cannot see it. */
export const STEPS_OF_BATTLE = 'Steps of the battle';

/** What a side has done so far, where nothing is awaited of it. */
export const PLAN_STANDS = { open: 'still planning', sealed: 'plan sealed', shown: 'plan open' } as const;

/** Above the battles that are still to be fought. */
export const BATTLES_TO_COME = 'Battles to come';

/** A phone, while the screen reads the sum out. */
export const READING_OUT = {
  note: 'The screen reads out how it ends; then it stands here.',
  show: 'Show the result now',
} as const;
