import { octetInputParser } from '@trpc/server/http';
import { importTable } from '../../application/export-import.ts';
import { hostProcedure } from '../procedures.ts';

/**
 * Opens a table from its sealed file. The desk goes to the device that restores the table. The body is not JSON: one
 * line with the typed passphrase, then the file, which this thread does not read.
 */
export const restore = hostProcedure
  .input(octetInputParser)
  .mutation(async ({ ctx: { services }, input }) => importTable(services, await allOf(input)));

/** Returns the whole body. The handler admits no more than the size of a file. */
async function allOf(sent: ReadableStream): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of sent as unknown as AsyncIterable<Uint8Array>) pieces.push(piece);
  return new Uint8Array(Buffer.concat(pieces));
}
