import type { IncomingMessage } from 'node:http';
import { isLoopback, plain } from './address-of.ts';

/**
 * Whether the request comes from this machine and uses one of its names. Behind a proxy or a public address the server
 * cannot tell, so the answer is no.
 */
export function isFromThisMachine(req: IncomingMessage, publicUrl: string | null): boolean {
  const peer = plain(req.socket.remoteAddress ?? '');
  const own = plain(req.socket.localAddress ?? '');
  // If the machine sends a request to its own network address, that address is also the sender.
  const isHere = peer !== '' && (isLoopback(peer) || peer === own);
  return publicUrl === null && isHere && !isForwarded(req) && isAskedByOwnName(req, own);
}

const FORWARDS = /^(x-forwarded-.*|forwarded|via|x-real-ip)$/;

const isForwarded = ({ headers }: IncomingMessage): boolean => Object.keys(headers).some((name) => FORWARDS.test(name));

/**
 * Whether the request uses the machine's own name. A page of another site in a browser of this machine has another host
 * or another origin.
 */
function isAskedByOwnName({ headers: { host = '', origin } }: IncomingMessage, own: string): boolean {
  if (origin !== undefined && origin !== `http://${host}`) return false;
  const name = host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
  return name === 'localhost' || isLoopback(name) || name === own;
}
