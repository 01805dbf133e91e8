import { z } from 'zod';
import type { TableDump } from '../../store/event-store.ts';
import { ageOf } from '../../store/upcasts.ts';
import { unseal } from '../sealed-file.ts';
import { DEEPEST, MAX_REPLAY } from './bounds.ts';
import { shallowJson } from './depth.ts';
import { dumpShape } from './dump-shape.ts';
import { replayImported } from './replay.ts';
import { startWork } from './work-time.ts';

export type Opened =
  | { readonly ok: true; readonly dump: TableDump }
  | { readonly ok: false; readonly why: 'file-damaged' | 'file-too-old' | 'file-too-new' | 'wrong-passphrase' };

const damaged: Opened = { ok: false, why: 'file-damaged' };

/**
 * Returns the table in a file from a device, if the table can be played and breaks no page. The first line is JSON with
 * the typed passphrase, `{ "halves": [...] }`; the file follows. Runs in a worker.
 */
export async function openFile(sent: Uint8Array): Promise<Opened> {
  const end = sent.indexOf(NEW_LINE);
  const { data: typed } = typedShape.safeParse(shallowJson(textOf(sent.subarray(0, Math.max(0, end))), DEEPEST));
  if (typed === undefined) return damaged;
  const unsealed = await unseal(textOf(sent.subarray(end + 1)), typed.halves);
  return unsealed.ok ? checkedTable(unsealed.content) : unsealed;
}

const NEW_LINE = '\n'.charCodeAt(0);
const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const typedShape = z.strictObject({ halves: z.array(z.string().max(200)).min(1).max(2) });

/** Returns this table if it keeps the limits, can be played, and breaks no page. */
export function checkedTable(content: unknown): Opened {
  const { data } = dumpShape.safeParse(content);
  if (data === undefined) return damaged;
  const dump: TableDump = data;
  const age = dump.events.map(ageOf).find((one) => one !== 'readable');
  if (age !== undefined) return { ok: false, why: `file-${age}` };
  const taken = startWork();
  const shown = replayImported(dump);
  // The server will compute these events again, and all tables wait meanwhile.
  if (shown === null || taken() > MAX_REPLAY) return damaged;
  if (!dump.seats.every(({ faction }) => shown.seating.includes(faction))) return damaged;
  return { ok: true, dump: { ...dump, due: shown.due } };
}
