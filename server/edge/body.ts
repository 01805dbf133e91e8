import type { IncomingMessage } from 'node:http';

/**
 * The server still reads this much beyond the limit, so that the sender receives the answer. Then it closes the
 * connection.
 */
const PATIENCE = 1024 * 1024;

/** Returns the whole body of a request as text; `null` if the body has more than `most` bytes. */
export function bodyOf(req: IncomingMessage, most: number): Promise<string | null> {
  return new Promise((resolve) => {
    let chunks: Buffer[] = [];
    let size = 0;
    const announced = Number(req.headers['content-length'] ?? 0);
    if (announced > most + PATIENCE) {
      resolve(null);
      return;
    }
    const isTooLarge = () => Math.max(size, announced) > most;
    const stop = () => {
      req.off('data', take).off('end', finish);
      resolve(null);
    };
    const take = (chunk: Buffer) => {
      size += chunk.length;
      if (!isTooLarge()) chunks.push(chunk);
      else {
        chunks = [];
        if (size > most + PATIENCE) stop();
      }
    };
    const finish = () => {
      resolve(isTooLarge() ? null : Buffer.concat(chunks).toString('utf8'));
    };
    req.on('data', take).once('end', finish);
  });
}
