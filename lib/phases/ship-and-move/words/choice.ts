/** Where a table ships and moves, as it is chosen at its opening or at the desk. */

export const MOVES = {
  title: 'Shipments and moves',
  onPhones: 'On phones',
  means:
    'Each in turn ships and moves on the own phone, or lays it out ahead. Without it the table does it on the board alone.',
  fromNow: 'It holds from the next time on.',
} as const;
