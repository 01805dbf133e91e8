/** The first page. */
import { KEPT_TABLES, listed, nameOfFaction, type FactionId } from '#client';

/** Tables of this device. */
export const TABLES = {
  title: 'Your tables',
  toDesk: 'Back to the desk',
} as const;

/** To the seats that this device holds there. */
export const sayBackTo = (factions: readonly FactionId[]): string => `Back to ${listed(factions.map(nameOfFaction))}`;

/** The code of a table, typed. */
export const JOIN = {
  label: 'The signs on the shared screen',
  act: 'Join the table',
} as const;

/** Fewer signs than a code has. */
export const SHORT_HINT = {
  why: 'A table’s code has six signs, or four on a table opened before.',
  next: 'The shared screen shows it.',
} as const;

/** The page itself. */
export const HOME = {
  lead: 'The human computer beside your table of Dune. The cardboard stays where it is; phones keep the secrets.',
  other: 'Open a table or read',
  open: 'Open a new table',
  try: 'Try a battle',
  help: 'How to play with Mentat',
  restore: 'Restore a table',
  network: 'What to try when phones do not reach the table',
  rules: 'Read how a battle goes',
} as const;

/** The desk of a table that nobody holds. */
export const sayTakeDesk = (code: string): string => `${KEPT_TABLES.take} of ${code}`;
