/** The first page. */
import { KEPT_TABLES, formatList, factionName, type FactionId } from '#client';

/** Tables of this device. */
export const TABLES = {
  title: 'Your tables',
  toDesk: 'Back to the desk',
} as const;

/** The link to the seats of this device at the table. */
export const formatBackTo = (factions: readonly FactionId[]): string =>
  `Back to ${formatList(factions.map(factionName))}`;

/** The field for a table's code. */
export const JOIN = {
  label: 'Table code',
  act: 'Join the table',
} as const;

/** The hint for a code with too few characters. */
export const SHORT_HINT = {
  why: 'A table’s code has six signs, or four on a table opened before.',
  next: 'The shared screen shows it.',
} as const;

/** The texts of the first page. */
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

/** The list first shows a few tables. */
export const SHOW_ALL = 'Show every kept table';

/** Deleting a table, in two steps. */
export const formatDelete = (code: string): string => `Delete table ${code}`;
export const formatDeletionAsked = (code: string): string => `Delete table ${code}?`;
export const formatDeletion = (code: string): string =>
  `Table ${code} is deleted with its whole game, and its players lose their seats. Only a backup brings it back, and every other table goes back to that backup too.`;
export const formatDeleteNow = (code: string): string => `Delete ${code} now`;
export const KEEP_TABLE = 'Keep the table';

/** The texts about the vacant desk of a table. */
export const formatTakeDesk = (code: string): string => `${KEPT_TABLES.take} of ${code}`;
