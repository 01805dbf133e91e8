/** The texts about where a table ships and moves. The host or the desk chooses the place. */
import type { MovesMade } from '../../../model/shipping-types.ts';

export const MOVES = {
  title: 'Shipments and moves',
  onPhones: 'On phones',
  means:
    'Each player in turn ships and moves on a phone, or plans that ahead. Otherwise the table ships and moves on the board without Mentat.',
  fromNow: 'Your choice holds from the next phase on.',
} as const;

/** The texts for each of the two choices. */
export const MADE: Readonly<Record<MovesMade, { readonly label: string; readonly means: string }>> = {
  'on-the-board': { label: 'Board', means: 'You ship, move and pay on the board, and the desk steps on.' },
  'on-phones': { label: 'Phones', means: 'Each player in turn ships and moves on a phone, or plans that ahead.' },
};
