import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Headers } from '../headers.ts';

/** Why the edge refuses a request: one sentence that says what to do. It contains nothing of the request. */
const REFUSALS = {
  400: 'Mentat cannot read this request.',
  403: 'This page belongs to another site. Open Mentat by its own address; if this is its address, set PUBLIC_URL to it and start Mentat again.',
  405: 'Mentat does not take requests of this kind here.',
  413: 'That is more than Mentat takes in one request.',
  414: 'This address is longer than any of Mentat’s.',
  415: 'Mentat does not read messages of this type.',
  417: 'Mentat does nothing in advance. Send the whole request.',
  421: 'Mentat does not know this address as its own. Open it by an address of the machine it runs on, or set PUBLIC_URL to this one and start Mentat again.',
  429: 'Too many pages were asked for from this address at once. Wait a moment, then reload the page.',
  431: 'This request has more headers than Mentat reads.',
  503: 'Too many connections come from this address. Close some and try again.',
} as const satisfies Readonly<Record<number, string>>;

export type EdgeRefusal = keyof typeof REFUSALS;

/** Sends the refusal and closes the connection. */
export function answerRefused(res: ServerResponse, status: EdgeRefusal): void {
  const body = `${REFUSALS[status]}\n`;
  res.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    Connection: 'close',
  });
  res.end(body);
}

/** Returns the refusal as text for a bare connection. */
export const refusalOnWire = (status: EdgeRefusal, headers: Headers): string =>
  onWire(status, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' }, `${REFUSALS[status]}\n`);

/** Returns a full HTTP answer. It is empty for unreadable requests, because some kinds allow no body. */
export function onWire(status: number, headers: Headers, body = ''): string {
  const all = { ...headers, 'Content-Length': Buffer.byteLength(body), Connection: 'close' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', body].join('\r\n');
}
