/** The start of a game at the desk. */

/** Before and during the set-up. */
export const SETUP = {
  title: 'Setting up the game',
  newGame: 'A new game',
  lead: 'Every phone is asked for what is its own, in the order of the book: the prediction, traitors, forces, treachery cards. Then each sees what to put on the board.',
  begin: 'Begin set-up',
  without: 'For a game that runs already, leave it out: tell where things stand, then step on.',
} as const;
