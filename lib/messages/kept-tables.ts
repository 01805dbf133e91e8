/** The list of tables on the first page, for the host. */
import type { EditionId } from '../model/editions.ts';
import { editionName } from './names.ts';
import { formatList } from './numbers.ts';

export const KEPT_TABLES = {
  title: 'Tables kept on this machine',
  vacant: 'This desk has no device since the tables were restored. Take the desk, then give out the seats again.',
  take: 'Take the desk',
} as const;

/** Returns one table of the list: `Gale Force Nine 2019, with Paul and Feyd; played last on 22 November 2026.` */
export function formatKeptTable(edition: EditionId | null, players: readonly string[], playedOn: string): string {
  const what = edition === null ? 'A table that cannot be read' : editionName(edition);
  const who = players.length === 0 ? '' : `, with ${formatList(players)}`;
  return `${what}${who}; played last on ${playedOn}.`;
}
