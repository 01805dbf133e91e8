/** What the host reads of the spice deck as a table is opened. */

export const WHERE_SPICE_CARDS = 'Where are the spice cards?';

export const SPICE_ON_CARDBOARD = {
  label: 'Spice cards on cardboard',
  means: 'The first player turns a printed card over and taps what it shows; Mentat does the rest.',
} as const;

export const SPICE_IN_APP = {
  label: 'Mentat’s own spice deck',
  means: 'Mentat turns the cards over on the screen; the printed ones stay in the box.',
} as const;
