import { octetInputParser } from '@trpc/server/http';
import { importTable } from '../../application/export-import.ts';
import { hostProcedure } from '../procedures.ts';

/**
 * Opens a table from its sealed file; whoever restores it holds its desk. What is sent is no JSON of ours: one line with
 * what was typed, then the file, which nothing on this thread reads.
 */
export const restore = hostProcedure
  .input(octetInputParser)
  .mutation(async ({ ctx: { services }, input }) => importTable(services, await allOf(input)));

/** The handler lets no more in than a file may be. */
async function allOf(sent: ReadableStream): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of sent as unknown as AsyncIterable<Uint8Array>) pieces.push(piece);
  return new Uint8Array(Buffer.concat(pieces));
}
