/** Auto-pass at the desk, for a seat without a phone. */
export const PASS_FOR = {
  title: 'Questions to all',
  pass: 'Pass for them this turn',
  lift: 'Let them be asked again',
  means: 'This seat has no phone. If it passes, questions to all do not wait for it. The log shows that.',
} as const;
