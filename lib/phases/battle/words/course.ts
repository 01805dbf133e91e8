/** How far a battle has come, said in a word or two beside its sides. */

/** What a side has done so far, where nothing is awaited of it. */
export const PLAN_STANDS = { open: 'still planning', sealed: 'plan sealed', shown: 'plan open' } as const;

/** Above the battles that are still to be fought. */
export const BATTLES_TO_COME = 'Battles to come';
