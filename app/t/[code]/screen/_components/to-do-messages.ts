/** Texts beside the planet about what hands have to do. */

/** What hands have to do, or what happened. */
export const TO_DO = {
  label: 'To do on the board',
  happened: 'What happened',
} as const;

/** Over the moves. */
export const formatToDo = (open: number, all: number): string => `On the board, ${open} of ${all} to do`;
