/** At the desk: how long questions to all stay open. */
export const QUESTION_TIME = {
  title: 'Questions to all',
  seconds: 'Seconds at most',
  fixed: 'Fixed times',
  fixedMeans:
    'On: each question stays open for all of that time. Off: it stays open for four seconds and closes soon after all have answered. With two or three players, fixed times name nobody.',
  set: 'Set',
} as const;
