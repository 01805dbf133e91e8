/** The texts of the Voice on its owner's phone. */

/** The parts of a command. */
export const VOICE = {
  missing: 'Choose play or play no, and a kind of card.',
  act: 'Use the Voice',
  silent: 'Stay silent',
  play: 'Play or play no',
  playNo: 'Play no',
  kind: 'Which kind of card',
} as const;
