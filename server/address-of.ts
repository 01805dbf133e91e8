import type { IncomingMessage } from 'node:http';

/**
 * The address that limits count by. A proxy on this machine is believed about whom it speaks for; nobody else is.
 * IPv6 networks count as one, since a device there has addresses without end.
 */
export function addressOf(req: IncomingMessage): string {
  const peer = plain(req.socket.remoteAddress ?? '');
  const forwarded = String(req.headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return networkOf(isLoopback(peer) && forwarded ? plain(forwarded) : peer);
}

const plain = (address: string) => address.replace(/^::ffff:/, '');
const isLoopback = (address: string) => address === '::1' || address.startsWith('127.');
const networkOf = (address: string) => (address.includes(':') ? address.split(':').slice(0, 4).join(':') : address);
