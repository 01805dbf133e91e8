import type { FactionId } from '../model/factions.ts';
import type { SeatAsker } from './notices.ts';
import { theFaction, factionPossessive } from './names.ts';
import { formatList } from './numbers.ts';

/** Returns the line below a seat without a player. `was` is the name of its last player. */
export function formatFree(fromDesk: boolean, was: string | null): string {
  const last = was === null ? 'free' : `free, was ${was}’s`;
  return fromDesk ? `${last}; the moderator gives it out` : last;
}

/** The text below the heading of the page on which a player takes a seat after the game has begun. */
export const ASK_TO_PLAY = 'Choose a free faction, and the moderator lets you in.';

/** Returns the label of the button that asks the desk for a seat. */
export const formatAsk = (factions: readonly FactionId[]): string =>
  `Ask the moderator for ${formatList(factions.map(theFaction))}`;

/** Returns the line on the phone that waits for the desk. */
export const formatAsking = (factions: readonly FactionId[]): string =>
  `You are asking for ${formatList(factions.map(theFaction))}.`;

/** The explanation of the two signs. */
export const SHOW_THE_SIGN =
  'Tell the moderator these two signs. The desk shows them too; one tap there, and this phone has the seat.';

/** The texts if the moderator did not let the player in. */
export const TURNED_AWAY = {
  why: 'The moderator did not let you in.',
  next: 'Talk to them at the table, then ask once more.',
};
export const ASKED_TOO_LONG = {
  why: 'The moderator has not answered.',
  next: 'Go to them at the table, then ask once more.',
};

/** Returns the line at the desk about a player who asks for a seat, with the signs that the player's phone shows. */
export const formatAsker = ({ name, sign, factions }: SeatAsker): string =>
  `${name} asks for ${formatList(factions.map(theFaction))}. Their phone shows ${sign}.`;

/** The note on the meaning of letting a player in. */
export const LET_IN_MEANS =
  'Let a person in only if they are in front of you. The phone will show them all secrets of the seat.';

/** Returns the text at the desk above the code of a free seat. */
export const formatGiveSeat = (faction: FactionId): string =>
  `For a phone that wants to play. Scan or type the code there and enter a name. The phone then has ${factionPossessive(faction)} seat with all its secrets. Mentat tells the whole table as soon as it shows the code.`;
