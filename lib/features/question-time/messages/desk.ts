/** The time of windows at the desk. */
export const QUESTION_TIME = {
  title: 'Questions to all',
  seconds: 'Seconds at most',
  set: 'Set',
} as const;
