import { hostname, networkInterfaces } from 'node:os';
import { performance } from 'node:perf_hooks';
import type { Origin } from '../application/addresses.ts';

/** The addresses of this server. A browser may be sent here under a host name that an attacker owns. */
export interface KnownHosts {
  /** Whether this `Host` header names our server. */
  isHost(host: string | undefined): boolean;
  /** Whether this `Origin` header is one of our pages. */
  isOrigin(origin: string): boolean;
}

/** The names of the machine, and all its present addresses. */
export interface Machine {
  readonly names: () => readonly string[];
  /** Milliseconds since any moment. */
  readonly now: () => number;
}

/** How long the list of addresses stays valid (ms). A laptop may change networks. */
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
      // Some proxies leave the port out of the header.
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
    // In the local network the machine announces only the first part of its name.
    return [name, `${name.split('.')[0] ?? name}.local`, ...interfaces];
  },
};

interface Door {
  readonly protocol: string;
  readonly port: string;
}

/** Returns the ports that browsers use: the one we listen on, and the one of a proxy before us. */
function doors({ port, publicUrl }: Origin): readonly Door[] {
  const ours = { protocol: 'http:', port: String(port) };
  const front = publicUrl === null ? null : parsed(publicUrl);
  return front === null ? [ours] : [ours, { protocol: front.protocol, port: portOf(front) }];
}

const portOf = ({ port, protocol }: URL): string => (port === '' ? (protocol === 'https:' ? '443' : '80') : port);

const nameIn = (url: string | null): string | null => (url === null ? null : (parsed(url)?.hostname ?? null));

const parsed = (url: string): URL | null => (URL.canParse(url) ? new URL(url) : null);

/** Returns a name or an address in the spelling of browsers, so that equal ones look equal. */
const canonical = (name: string): string => addressed(name.includes(':') ? bracketed(name) : name)?.hostname ?? name;
const bracketed = (address: string): string => (address.startsWith('[') ? address : `[${address}]`);

/** Parses a `Host` header; `null` if no browser sends it. */
function addressed(host = ''): URL | null {
  if (!/^[\w.:[\]-]{1,255}$/.test(host)) return null;
  // A name may end in a dot, with the same meaning.
  return parsed(`http://${host.replace(/\.(?=$|:\d+$)/, '')}`);
}
