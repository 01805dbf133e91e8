import type { IncomingHttpHeaders } from 'node:http';

/** Whatever has come by a connection: a request, or nothing yet. */
interface Incoming {
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly headers: IncomingHttpHeaders;
}

/**
 * The address that limits count by. A proxy on this machine is believed about whom it speaks for; nobody else is.
 * An IPv6 network counts as one, since a device there has addresses without end; so do all that never leave the local
 * network, since a device can give itself any of those.
 */
export function addressOf(req: Incoming): string {
  const peer = plain(req.socket.remoteAddress ?? '');
  const forwarded = String(req.headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return networkOf(isLoopback(peer) && forwarded ? plain(forwarded) : peer);
}

/** An IPv4 address as people write it, however the socket does. */
export const plain = (address: string): string => address.replace(/^::ffff:/, '');
export const isLoopback = (address: string): boolean => address === '::1' || address.startsWith('127.');

const ON_THE_LINK = /^(fe[89ab]|f[cd])/i;

function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  return ON_THE_LINK.test(address) ? 'on the link' : piecesOf(address).slice(0, 4).join(':');
}

/** All eight pieces of an IPv6 address, where `::` stands for as many zeros as are missing. */
function piecesOf(address: string): readonly string[] {
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const before = head.split(':').filter((piece) => piece !== '');
  const after = (tail ?? '').split(':').filter((piece) => piece !== '');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...(tail === undefined ? [] : zeros), ...after];
}
