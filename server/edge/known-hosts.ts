import { hostname, networkInterfaces } from 'node:os';
import { performance } from 'node:perf_hooks';
import type { Origin } from '../application/addresses.ts';

/** Which addresses are this server's own: a browser may be sent here under any name that somebody else owns. */
export interface KnownHosts {
  /** Whether whoever asked for this host (as `Host` says it) meant us. */
  isHost(host: string | undefined): boolean;
  /** Whether a page of this origin (as `Origin` says it) is one of ours. */
  isOrigin(origin: string): boolean;
}

/** What the machine is called, and every address it has just now. */
export interface Machine {
  readonly names: () => readonly string[];
  /** Milliseconds, from any beginning. */
  readonly now: () => number;
}

/** A laptop changes networks; until this long ago counts as now. */
const READ_AGAIN_MS = 3_000;

export function knownHosts(origin: () => Origin, machine: Machine = thisMachine): KnownHosts {
  let read: { readonly at: number; readonly names: ReadonlySet<string> } | null = null;

  const names = () => {
    if (read === null || machine.now() - read.at >= READ_AGAIN_MS) {
      read = { at: machine.now(), names: new Set(machine.names().map(canonical)) };
    }
    return read.names;
  };

  const isName = (name: string): boolean => {
    const { host, publicUrl } = origin();
    const isSet = (set: string | null) => set !== null && canonical(set) === name;
    return LOOPBACK.test(name) || isSet(host) || isSet(nameIn(publicUrl)) || names().has(name);
  };

  return {
    isHost(host) {
      const url = addressed(host);
      if (url === null || !isName(url.hostname)) return false;
      // Some proxies leave the port out.
      return url.port === '' || doors(origin()).some(({ port }) => port === url.port);
    },
    isOrigin(text) {
      const url = parsed(text);
      if (url === null || url.origin !== text.toLowerCase() || !isName(url.hostname)) return false;
      return doors(origin()).some(({ protocol, port }) => protocol === url.protocol && port === portOf(url));
    },
  };
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

const thisMachine: Machine = {
  now: () => performance.now(),
  names() {
    const name = hostname();
    const interfaces = Object.values(networkInterfaces()).flatMap((infos = []) => infos.map(({ address }) => address));
    // What the machine says of itself in the local network is its first name alone.
    return [name, `${name.split('.')[0] ?? name}.local`, ...interfaces];
  },
};

interface Door {
  readonly protocol: string;
  readonly port: string;
}

/** By which ports browsers come in: the one we listen on, and what stands in front of it. */
function doors({ port, publicUrl }: Origin): readonly Door[] {
  const ours = { protocol: 'http:', port: String(port) };
  const front = publicUrl === null ? null : parsed(publicUrl);
  return front === null ? [ours] : [ours, { protocol: front.protocol, port: portOf(front) }];
}

const portOf = ({ port, protocol }: URL): string => (port === '' ? (protocol === 'https:' ? '443' : '80') : port);

const nameIn = (url: string | null): string | null => (url === null ? null : (parsed(url)?.hostname ?? null));

const parsed = (url: string): URL | null => (URL.canParse(url) ? new URL(url) : null);

/** A name or an address as browsers write it, so that the same one always looks the same. */
const canonical = (name: string): string => addressed(name.includes(':') ? bracketed(name) : name)?.hostname ?? name;
const bracketed = (address: string): string => (address.startsWith('[') ? address : `[${address}]`);

/** `Host` taken apart; `null` when that is nothing a browser sends. */
function addressed(host = ''): URL | null {
  if (!/^[\w.:[\]-]{1,255}$/.test(host)) return null;
  // A name may end in a dot and means the same.
  return parsed(`http://${host.replace(/\.(?=$|:\d+$)/, '')}`);
}
