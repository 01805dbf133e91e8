import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { rawRefusal, type EdgeRefusal } from './refusals.ts';

/** What no HTTP is, or is not finished in time, is answered like everything else; then its connection ends. */
export function answerUnreadable(http: Server, headers: () => Readonly<Record<string, string>>): void {
  http.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (socket.writable && !isBeingAnswered(socket)) socket.write(rawRefusal(refusalOf(error), headers()));
    socket.destroy();
  });
}

/** An answer that has begun would be broken by another in its midst. */
const isBeingAnswered = (socket: Duplex): boolean =>
  '_httpMessage' in socket && socket._httpMessage !== null && socket._httpMessage !== undefined;

function refusalOf({ code }: NodeJS.ErrnoException): EdgeRefusal {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}
