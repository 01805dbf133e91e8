/** Mentat's decks at the desk. */

/** The possible deals. */
export const DEALS = {
  title: 'What Mentat deals',
  treachery: 'Treachery cards are dealt from Mentat’s deck: choose a seat to deal to it.',
  traitors: 'Each faction without traitors gets four. Its phone asks the owner which one to keep.',
  dealTraitors: 'Deal the traitors',
} as const;
