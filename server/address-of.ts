import type { IncomingHttpHeaders } from 'node:http';

/** A request, or a connection that has sent nothing yet. */
interface Incoming {
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly headers: IncomingHttpHeaders;
}

/**
 * Returns the address that the limits count by. A proxy on this machine may name another address; no other sender may.
 * An IPv6 network counts as one address, because a device in it has addresses without end. So do all addresses of the
 * local network, because a device can give itself any of them.
 */
export function addressOf(req: Incoming): string {
  const peer = plain(req.socket.remoteAddress ?? '');
  const forwarded = String(req.headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return networkOf(isLoopback(peer) && forwarded ? plain(forwarded) : peer);
}

/** Returns an IPv4 address in its usual notation. The socket may write the address as IPv6. */
export const plain = (address: string): string => address.replace(/^::ffff:/, '');
export const isLoopback = (address: string): boolean => address === '::1' || address.startsWith('127.');

const ON_THE_LINK = /^(fe[89ab]|f[cd])/i;

function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  return ON_THE_LINK.test(address) ? 'on the link' : piecesOf(address).slice(0, 4).join(':');
}

/** Returns all eight pieces of an IPv6 address. `::` stands for the missing zeros. */
function piecesOf(address: string): readonly string[] {
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const before = head.split(':').filter((piece) => piece !== '');
  const after = (tail ?? '').split(':').filter((piece) => piece !== '');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...(tail === undefined ? [] : zeros), ...after];
}
