import type { FactionId } from '../model/factions.ts';
import { explain } from './explanation.ts';
import { theFaction, factionPossessive } from './names.ts';
import { plural, capitalize, formatCount } from './numbers.ts';
import type { Messages } from './messages.ts';

/** What only the server refuses, since it keeps seats and invitations and the engine does not. */
export type SeatRefusal =
  | { readonly code: 'seat-taken'; readonly faction: FactionId }
  /** Every faction in play has its player. */
  | { readonly code: 'no-seat-free' }
  /** Nobody holds the seat, so there is nothing to hand over or to choose. */
  | { readonly code: 'seat-free'; readonly faction: FactionId }
  /** The offer to swap was taken back, answered, or never made. */
  | { readonly code: 'swap-gone'; readonly faction: FactionId }
  /** The one-time code opens no seat: it was used, replaced, is over, or never was. Mentat tells nobody which. */
  | { readonly code: 'pass-spent' }
  /** The game has begun: only the desk gives this seat out, or any free one. */
  | { readonly code: 'seat-from-desk'; readonly faction: FactionId | null }
  /** Others ask the desk for this seat already. */
  | { readonly code: 'asked-enough' }
  /** The person who asked for the seat has gone, or already has an answer. */
  | { readonly code: 'asker-gone' }
  /** Nobody ever played this seat, and the person who takes it has given no name. */
  | { readonly code: 'name-needed'; readonly faction: FactionId }
  /** Too few people want this one at the desk. */
  | { readonly code: 'not-elected'; readonly needed: number }
  /** The moderator's device is connected, or was only a moment ago. */
  | { readonly code: 'desk-is-here' }
  /** Everybody is still being warned, or the moderator has just answered the last vote. */
  | { readonly code: 'vote-too-early'; readonly why: 'warning' | 'answered'; readonly seconds: number }
  /** A file that is no sealed table, or not as it was written. */
  | { readonly code: 'file-damaged' }
  /** Written by a Mentat whose logs this one does not read any more. */
  | { readonly code: 'file-too-old' }
  /** Written by a later release. */
  | { readonly code: 'file-too-new' }
  | { readonly code: 'wrong-passphrase' }
  /** This seat is not asked for half of a passphrase, or not any more. */
  | { readonly code: 'half-not-asked' }
  /** The moderator has this seat too, so both halves would belong to one person. */
  | { readonly code: 'half-of-the-same'; readonly faction: FactionId }
  /** The other half of the passphrase is still to come, or the time for it is over. */
  | { readonly code: 'half-missing' }
  /** More than any file may hold. */
  | { readonly code: 'table-too-large' }
  /** Files are opened one after the other. */
  | { readonly code: 'restoring-another' }
  /** A table of this code is here already. */
  | { readonly code: 'code-in-use'; readonly table: string }
  /** Somebody holds the desk, so it is not for the host to take. */
  | { readonly code: 'desk-held' }
  /** The host's data folder holds as much as it may, in megabytes. */
  | { readonly code: 'no-room-for-tables'; readonly limit: number }
  | { readonly code: 'invite-spent' };

/** Seats, invitations and files of tables. */
export const SEAT_REFUSALS: Messages<{ readonly refusal: SeatRefusal }>['refusals'] = {
  'seat-taken': (refusal) =>
    explain(
      `Somebody plays ${theFaction(refusal.faction)} already.`,
      'Take another seat, or ask the moderator to free this one.',
    ),
  'no-seat-free': () => explain('Every seat is taken.', 'Watch, or ask the moderator to free one.'),
  'seat-free': (refusal) =>
    explain(`Nobody plays ${theFaction(refusal.faction)} just now.`, 'Choose a seat that somebody plays.'),
  'swap-gone': (refusal) =>
    explain(
      `${capitalize(theFaction(refusal.faction))} offers no swap to this seat any more.`,
      'Nothing was changed. Make an offer of your own, if you like.',
    ),
  'pass-spent': () =>
    explain(
      'No seat goes by this code: a sign is wrong, or it has been used, or its minutes are over.',
      'Look at the signs once more, or ask for a new code on the phone that holds the seat, or at the desk.',
    ),
  'seat-from-desk': (refusal) =>
    explain(
      `The game has begun, so ${refusal.faction === null ? 'a free seat' : `${factionPossessive(refusal.faction)} seat`} is given out at the desk.`,
      'Ask the moderator to let you in.',
    ),
  'asked-enough': () =>
    explain(
      'Several people are asking for this seat already.',
      'Wait for the moderator, or ask for a code at the desk.',
    ),
  'asker-gone': () =>
    explain('That phone is not asking any more.', 'Let it ask once more, or show it the code of the seat.'),
  'name-needed': (refusal) =>
    explain(`Nobody has played ${theFaction(refusal.faction)} yet.`, 'Type the name of who plays from now on.'),
  'not-elected': (refusal) =>
    explain(
      plural(refusal.needed, {
        one: 'Nobody has chosen you to moderate.',
        other: `The desk moves when ${formatCount(refusal.needed, 'person', 'people')} agree.`,
      }),
      plural(refusal.needed, {
        one: 'Choose yourself first.',
        other: 'Ask the others to choose you on their phones.',
      }),
    ),
  'desk-is-here': () =>
    explain(
      'The moderator’s device is connected, or was a few seconds ago.',
      'Ask the moderator to hand the desk over, or wait until that device is away.',
    ),
  'vote-too-early': (refusal) =>
    refusal.why === 'warning'
      ? explain(
          `The moderator still has ${formatCount(refusal.seconds, 'second')} to answer.`,
          'Take the desk when the countdown has ended.',
        )
      : explain(
          'The moderator is here and has just refused the last vote.',
          `A new vote may begin in ${formatCount(refusal.seconds, 'second')}.`,
        ),
  'file-damaged': () =>
    explain(
      'This file is damaged, or is none that a table was sealed in.',
      'Nothing was changed. Fetch the file once more from where it was kept.',
    ),
  'file-too-old': () =>
    explain(
      'This file was written by an older Mentat, and this one cannot read it.',
      'Nothing was changed. Open the file with the Mentat that wrote it.',
    ),
  'file-too-new': () =>
    explain(
      'This file was written by a newer Mentat.',
      'Nothing was changed. Update this one, then restore the table.',
    ),
  'wrong-passphrase': () =>
    explain(
      'This passphrase does not open the file.',
      'Nothing was changed. Type it exactly as it was when the table was sealed.',
    ),
  'half-not-asked': () =>
    explain(
      'The moderator does not ask this seat for half of a passphrase any more.',
      'Nothing was kept of what you typed. The moderator can ask again.',
    ),
  'half-of-the-same': (refusal) =>
    explain(
      `The moderator plays ${theFaction(refusal.faction)} as well.`,
      'Ask somebody else for the other half, or seal the table alone.',
    ),
  'half-missing': () =>
    explain(
      'The other half of the passphrase is missing, or its ten minutes are over.',
      'No file was made. Begin again, and ask for it once more.',
    ),
  'table-too-large': () =>
    explain(
      'This table has grown larger than any file may be.',
      'Keep it on this laptop. The whole data folder can be copied while Mentat is stopped.',
    ),
  'restoring-another': () =>
    explain('Another table is being restored just now.', 'Wait half a minute, then restore this one.'),
  'code-in-use': (refusal) =>
    explain(
      `Table ${refusal.table} is here already, and it is left as it is.`,
      'Go to that table, or restore the file on another laptop.',
    ),
  'desk-held': () =>
    explain('Somebody holds this desk already.', 'Ask the moderator to hand it over, or let the seats choose.'),
  'no-room-for-tables': (refusal) =>
    explain(
      `The tables kept here fill the ${refusal.limit} megabytes that the host gives them, so no new one is opened.`,
      'Tell the host: DATA_LIMIT_MB gives them more. Tables that are here play on.',
    ),
  'invite-spent': () => explain('This invitation has been used, or is too old.', 'Ask the moderator for a new one.'),
};
