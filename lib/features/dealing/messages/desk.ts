/** What Mentat deals, at the desk. */

/** What can be dealt. */
export const DEALS = {
  title: 'What Mentat deals',
  treachery: 'Treachery cards are dealt from Mentat’s deck: choose a seat to deal to it.',
  traitors: 'Traitors go out four to each faction that has none; each phone asks its owner whom to keep.',
  dealTraitors: 'Deal the traitors',
} as const;
