/** The texts about instructions next to the planet. */

/** The headings above the instructions, or above the last events. */
export const TO_DO = {
  label: 'To do on the board',
  happened: 'What happened',
} as const;

/** Returns the heading above the instructions. */
export const formatToDo = (open: number, all: number): string => `On the board, ${open} of ${all} to do`;
