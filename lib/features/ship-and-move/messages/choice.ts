/** Where a table ships and moves, as the host or the desk chooses it. */
import type { MovesMade } from '../../../model/shipping-types.ts';

export const MOVES = {
  title: 'Shipments and moves',
  onPhones: 'On phones',
  means:
    'Each player in turn ships and moves on a phone, or lays that out ahead. Without it the table does it on the board alone.',
  fromNow: 'It holds from the next time on.',
} as const;

/** Each way by itself. */
export const MADE: Readonly<Record<MovesMade, { readonly label: string; readonly means: string }>> = {
  'on-the-board': { label: 'Board', means: 'You ship, move and pay on the board, and the desk steps on.' },
  'on-phones': { label: 'Phones', means: 'Each player in turn ships and moves on a phone, or lays that out ahead.' },
};
