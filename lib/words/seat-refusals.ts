import { assertNever } from '../core/assert-never.ts';
import type { FactionId } from '../model/factions.ts';
import { because, type Explanation } from './explanation.ts';
import { theFaction } from './names.ts';
import { capital, counted } from './numbers.ts';

/** What only the server refuses, since it keeps seats and invitations and the engine does not. */
export type SeatRefusal =
  | { readonly code: 'seat-taken'; readonly faction: FactionId }
  /** Every faction in play has its player. */
  | { readonly code: 'no-seat-free' }
  /** Nobody holds the seat, so there is nothing to hand over or to choose. */
  | { readonly code: 'seat-free'; readonly faction: FactionId }
  /** The offer to swap was taken back, answered, or never made. */
  | { readonly code: 'swap-gone'; readonly faction: FactionId }
  /** The one-time code of a seat has been used, replaced, or is over. */
  | { readonly code: 'pass-spent' }
  /** Too few seats want this one at the desk. */
  | { readonly code: 'not-elected'; readonly needed: number }
  /** A file that is no sealed table, or not as it was written. */
  | { readonly code: 'file-damaged' }
  /** Written by a later release. */
  | { readonly code: 'file-too-new' }
  | { readonly code: 'wrong-passphrase' }
  /** A table of this code is here already. */
  | { readonly code: 'code-in-use'; readonly table: string }
  | { readonly code: 'invite-spent' };

/** The same in two parts: why, and what next. */
export function explainSeatRefusal(refusal: SeatRefusal): Explanation {
  switch (refusal.code) {
    case 'seat-taken':
      return because(
        `Somebody plays ${theFaction(refusal.faction)} already.`,
        'Take another seat, or ask the moderator to free this one.',
      );
    case 'no-seat-free':
      return because('Every seat is taken.', 'Watch, or ask the moderator to free one.');
    case 'seat-free':
      return because(
        `Nobody plays ${theFaction(refusal.faction)} just now.`,
        'Take the seat with the QR code of the table.',
      );
    case 'swap-gone':
      return because(
        `${capital(theFaction(refusal.faction))} offers no swap to this seat any more.`,
        'Nothing was changed. Make an offer of your own, if you like.',
      );
    case 'pass-spent':
      return because(
        'This code has been used, or its minutes are over.',
        'Ask for a new one on the phone that holds the seat, or at the desk.',
      );
    case 'not-elected':
      return because(
        `The desk moves when ${counted(refusal.needed, 'seat')} agree.`,
        'Ask the others to choose you on their phones.',
      );
    case 'file-damaged':
      return because(
        'This file is damaged, or is none that a table was sealed in.',
        'Nothing was changed. Fetch the file once more from where it was kept.',
      );
    case 'file-too-new':
      return because(
        'This file was written by a newer Mentat.',
        'Nothing was changed. Update this one, then restore the table.',
      );
    case 'wrong-passphrase':
      return because(
        'This passphrase does not open the file.',
        'Nothing was changed. Type it exactly as it was when the table was sealed.',
      );
    case 'code-in-use':
      return because(
        `Table ${refusal.table} is here already, and it is left as it is.`,
        'Go to that table, or restore the file on another laptop.',
      );
    case 'invite-spent':
      return because('This invitation has been used, or is too old.', 'Ask the moderator for a new one.');
    default:
      return assertNever(refusal);
  }
}
