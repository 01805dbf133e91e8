import type { IncomingMessage } from 'node:http';
import { isLoopback, plain } from './address-of.ts';

/**
 * Whether somebody at this very machine asks, by a name of this machine. Behind a proxy or a public address nobody can
 * tell, so then nobody does.
 */
export function isFromThisMachine(req: IncomingMessage, publicUrl: string | null): boolean {
  const peer = plain(req.socket.remoteAddress ?? '');
  const own = plain(req.socket.localAddress ?? '');
  // A machine that is asked by its own network address is asked from there as well.
  const isHere = peer !== '' && (isLoopback(peer) || peer === own);
  return publicUrl === null && isHere && !isForwarded(req) && isAskedByOwnName(req, own);
}

const FORWARDS = /^(x-forwarded-.*|forwarded|via|x-real-ip)$/;

const isForwarded = ({ headers }: IncomingMessage): boolean => Object.keys(headers).some((name) => FORWARDS.test(name));

/** A page of somebody else's in a browser of this machine asks by another name, or says that it comes from elsewhere. */
function isAskedByOwnName({ headers: { host = '', origin } }: IncomingMessage, own: string): boolean {
  if (origin !== undefined && origin !== `http://${host}`) return false;
  const name = host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
  return name === 'localhost' || isLoopback(name) || name === own;
}
