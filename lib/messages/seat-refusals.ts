import type { FactionId } from '../model/factions.ts';
import { explain } from './explanation.ts';
import { theFaction, factionPossessive } from './names.ts';
import { plural, capitalize, formatCount } from './numbers.ts';
import type { Messages } from './messages.ts';

/** Refusals of the server only, because the server keeps seats and invitations and the engine does not. */
export type SeatRefusal =
  | { readonly code: 'seat-taken'; readonly faction: FactionId }
  /** Every faction has a player. */
  | { readonly code: 'no-seat-free' }
  /** The seat has no player, so it cannot be handed over or chosen. */
  | { readonly code: 'seat-free'; readonly faction: FactionId }
  /** The offer to swap was withdrawn or answered, or was never made. */
  | { readonly code: 'swap-gone'; readonly faction: FactionId }
  /**
   * The one-time code opens no seat: it was used, replaced, has expired, or never existed. Mentat does not say which.
   */
  | { readonly code: 'pass-spent' }
  /** The game has begun: only the desk gives this seat out, or any other free seat. */
  | { readonly code: 'seat-from-desk'; readonly faction: FactionId | null }
  /** Other players already ask the desk for this seat. */
  | { readonly code: 'asked-enough' }
  /** The person who asked for the seat has gone, or already has an answer. */
  | { readonly code: 'asker-gone' }
  /** Nobody ever played this seat, and the person who takes it has given no name. */
  | { readonly code: 'name-needed'; readonly faction: FactionId }
  /** Too few players have voted for this player. */
  | { readonly code: 'not-elected'; readonly needed: number }
  /** The moderator's device is connected, or was a moment ago. */
  | { readonly code: 'desk-is-here' }
  /** All devices still show the warning about the last vote, or the moderator has just answered it. */
  | { readonly code: 'vote-too-early'; readonly why: 'warning' | 'answered'; readonly seconds: number }
  /** The file is not a sealed table, or was changed. */
  | { readonly code: 'file-damaged' }
  /** The file has a log that this version of Mentat can no longer read. */
  | { readonly code: 'file-too-old' }
  /** The file comes from a later version. */
  | { readonly code: 'file-too-new' }
  | { readonly code: 'wrong-passphrase' }
  /** The seat is not asked for half of a passphrase, or is no longer asked. */
  | { readonly code: 'half-not-asked' }
  /** The moderator has this seat too, so both halves would come from one person. */
  | { readonly code: 'half-of-the-same'; readonly faction: FactionId }
  /** The other half of the passphrase is missing, or the time for it is over. */
  | { readonly code: 'half-missing' }
  /** The table is larger than a file may be. */
  | { readonly code: 'table-too-large' }
  /** The server is opening another file. */
  | { readonly code: 'restoring-another' }
  /** A table with this code is on this server already. */
  | { readonly code: 'code-in-use'; readonly table: string }
  /** The desk has a device, so the host cannot take it. */
  | { readonly code: 'desk-held' }
  /** The host's data folder has reached its limit (megabytes). */
  | { readonly code: 'no-room-for-tables'; readonly limit: number }
  | { readonly code: 'invite-spent' };

/** The messages of these refusals. */
export const SEAT_REFUSALS: Messages<{ readonly refusal: SeatRefusal }>['refusals'] = {
  'seat-taken': (refusal) =>
    explain(
      `${capitalize(theFaction(refusal.faction))} has a player already.`,
      'Take another seat, or ask the moderator to free this one.',
    ),
  'no-seat-free': () => explain('Every seat is taken.', 'Watch, or ask the moderator to free one.'),
  'seat-free': (refusal) =>
    explain(`${capitalize(theFaction(refusal.faction))} has no player now.`, 'Choose a seat with a player.'),
  'swap-gone': (refusal) =>
    explain(
      `${capitalize(theFaction(refusal.faction))} offers no swap to this seat any more.`,
      'Nothing was changed. Make an offer of your own, if you like.',
    ),
  'pass-spent': () =>
    explain(
      'This code opens no seat. It is mistyped, used, or expired.',
      'Check the code, or get a new one on the phone that has the seat, or at the desk.',
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
    explain('That phone no longer asks.', 'Ask again on that phone, or scan the code of the seat with it.'),
  'name-needed': (refusal) =>
    explain(`${capitalize(theFaction(refusal.faction))} has had no player yet.`, 'Type the name of the player.'),
  'not-elected': (refusal) =>
    explain(
      plural(refusal.needed, {
        one: 'Too few players have chosen you to moderate.',
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
      'This file is damaged, or is not a sealed table.',
      'Nothing was changed. Copy the file again from where you kept it.',
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
      'Ask another player for the other half, or seal the table alone.',
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
    explain('This desk has a device already.', 'Ask the moderator to hand it over, or let the seats choose.'),
  'no-room-for-tables': (refusal) =>
    explain(
      `The tables kept here fill the ${refusal.limit} megabytes that the host allows, so no new table can be opened.`,
      'Tell the host to raise DATA_LIMIT_MB. Running tables are not affected.',
    ),
  'invite-spent': () => explain('This invitation has been used, or is too old.', 'Ask the moderator for a new one.'),
};
