import type { FactionId } from '../model/factions.ts';
import type { SeatAsker } from './notices.ts';
import { theFaction, factionPossessive } from './names.ts';
import { formatList } from './numbers.ts';

/** Under a seat that nobody plays; `was` is who played it last. */
export function formatFree(fromDesk: boolean, was: string | null): string {
  const last = was === null ? 'free' : `free, was ${was}’s`;
  return fromDesk ? `${last}; the moderator gives it out` : last;
}

/** Beneath the heading of the page where one takes a seat, once the game has begun. */
export const ASK_TO_PLAY = 'Choose a free faction, and the moderator lets you in.';

/** The button that asks the desk. */
export const formatAsk = (factions: readonly FactionId[]): string =>
  `Ask the moderator for ${formatList(factions.map(theFaction))}`;

/** On the phone that waits. */
export const formatAsking = (factions: readonly FactionId[]): string =>
  `You are asking for ${formatList(factions.map(theFaction))}.`;

/** What the moderator is to do with the two signs. */
export const SHOW_THE_SIGN =
  'Tell the moderator these two signs. The desk shows them too; one tap there, and this phone has the seat.';

/** Why nobody was let in, and what else to do. */
export const TURNED_AWAY = {
  why: 'The moderator did not let you in.',
  next: 'Talk to them at the table, then ask once more.',
};
export const ASKED_TOO_LONG = {
  why: 'The moderator has not answered.',
  next: 'Go to them at the table, then ask once more.',
};

/** At the desk: who asks, by the signs that their phone shows. */
export const formatAsker = ({ name, sign, factions }: SeatAsker): string =>
  `${name} asks for ${formatList(factions.map(theFaction))}. Their phone shows ${sign}.`;

/** What being let in means. */
export const LET_IN_MEANS = 'Let them in only if they stand before you: the seat shows them everything it knows.';

/** At the desk, above the code of a seat that nobody holds. */
export const formatGiveSeat = (faction: FactionId): string =>
  `For a phone that asks to play. It scans or types a code from here, says who plays, and holds ${factionPossessive(faction)} seat with everything it knows. Mentat tells the whole table as soon as it shows the code.`;
