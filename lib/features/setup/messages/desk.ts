/** The texts about the start of a game, at the desk. */

/** The texts before and during the set-up. */
export const SETUP = {
  title: 'Setting up the game',
  newGame: 'A new game',
  lead: 'Every phone asks for what its faction chooses, in the order of the book: the prediction, traitors, forces, treachery cards. Then each phone shows what to put on the board.',
  begin: 'Begin set-up',
  without: 'For a game that has begun without Mentat, leave this out. Enter the position, then go on to the phase.',
} as const;
