import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Headers } from '../headers.ts';
import { onWire } from './refusals.ts';

/** What no HTTP is, or is not finished in time, is answered as briefly as can be; then its connection ends. */
export function answerMalformed(http: Server, headers: () => Headers): void {
  http.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (socket.writable && !isBeingAnswered(socket)) socket.write(onWire(statusOf(error), headers()));
    socket.destroy();
  });
}

/** An answer that has begun would be broken by another in its midst. */
const isBeingAnswered = (socket: Duplex): boolean =>
  '_httpMessage' in socket && socket._httpMessage !== null && socket._httpMessage !== undefined;

function statusOf({ code }: NodeJS.ErrnoException): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}
