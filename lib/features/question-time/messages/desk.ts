/** At the desk: how long questions to all stay open. */
export const QUESTION_TIME = {
  title: 'Questions to all',
  seconds: 'Seconds at most',
  set: 'Set',
} as const;
