import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Headers } from '../headers.ts';
import { onWire } from './refusals.ts';

/** Answers malformed or unfinished HTTP as briefly as possible, and closes the connection. */
export function answerMalformed(http: Server, headers: () => Headers): void {
  http.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (socket.writable && !isBeingAnswered(socket)) socket.write(onWire(statusOf(error), headers()));
    socket.destroy();
  });
}

/** Whether an answer has begun. A second answer in its middle would break it. */
const isBeingAnswered = (socket: Duplex): boolean =>
  '_httpMessage' in socket && socket._httpMessage !== null && socket._httpMessage !== undefined;

function statusOf({ code }: NodeJS.ErrnoException): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}
