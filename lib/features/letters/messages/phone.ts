/** The page on which a player writes letters. */

/** The name of the covered secret. */
export const YOUR_LETTERS = 'your letters';

/** The titles above the lists. */
export const SEALED_BY_YOU = 'Sealed by you';
export const SEALED_BY_OTHERS = 'Sealed by others';
export const OPENED = 'Opened';

/** The line if no letter lies on the table. */
export const NO_LETTERS = 'No letter lies on the table. Write what you foresee, and all read it later.';

/** The button that takes an own letter off the table. */
export const DESTROY = 'Destroy it unread';

/** The texts of the form. */
export const LETTER_FORM = {
  title: 'Write a letter',
  open: 'Write a letter',
  words: 'Your words',
  note: 'Until it opens, nobody else can read it. All see that it lies there and when it opens.',
  opens: 'It opens',
  turn: 'In a turn',
  battle: 'After a battle of',
  win: 'If this faction wins',
  end: 'At the end',
  whichTurn: 'Turn',
  full: 'You have three sealed letters. That is the most.',
  missing: 'Write your words, and choose when the letter opens.',
  act: 'Seal it',
} as const;
