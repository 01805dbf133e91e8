/** Table files that tests make and send, honest and forged. */
import { gzipSync } from 'node:zlib';
import { must } from '#lib/core/assert-never.ts';
import { createApplication } from '../../server/application/application.ts';
import { newSealKey, sealPacked, type Halves } from '../../server/application/sealed-file.ts';
import type { TableDump } from '../../server/store/event-store.ts';
import { memoryStore } from './memory-store.ts';
import { seated } from './application.ts';
import { deviceAt, type SeatedTable } from './server.ts';

/** The message of a device that restores a table: the typed fields, and then the file. */
export const sentFile = (file: string | Uint8Array<ArrayBuffer>, ...halves: readonly string[]): Blob =>
  new Blob([JSON.stringify({ halves }), '\n', file]);

/** Returns a sealed file that contains this text. */
export const sealedText = async (text: string, ...halves: Halves): Promise<string> =>
  sealPacked(gzipSync(text), await newSealKey(halves));

/** Returns the file of a table that its moderator exports alone. */
export async function sealedAlone(url: string, table: SeatedTable, passphrase: string): Promise<string> {
  const answer = await deviceAt(url, table.moderatorToken).tables.exportTable.mutate({ passphrase });
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.file;
}

/** Returns a table with Atreides and Harkonnen, as a store exports it. */
export async function freshDump(): Promise<TableDump> {
  const store = memoryStore();
  const { code } = await seated(createApplication(store));
  await store.vote(code, 'atreides', 'harkonnen');
  return must(await store.dump(code, { at: 1, notice: { kind: 'table-sealed-alone' } }), 'the table');
}
