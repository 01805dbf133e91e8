import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';

/** The addresses at which devices can reach this server, from its configuration and the machine's network. */
export interface Origin {
  readonly publicUrl: string | null;
  readonly host: string | null;
  readonly port: number;
}

/**
 * Returns the web addresses at which phones may reach this server, likeliest first, without a trailing slash. If
 * `PUBLIC_URL` is set, it is the only one. A machine without a network has only its own address.
 */
export function reachableAddresses(origin: Origin, interfaces = networkInterfaces()): readonly string[] {
  if (origin.publicUrl !== null) return [origin.publicUrl];
  const hosts = isEverywhere(origin.host) ? lanAddresses(interfaces) : [origin.host];
  return (hosts.length > 0 ? hosts : ['localhost']).map((host) => urlOf(host, origin.port));
}

/** Returns the address of the host's own page, on the machine that runs the server. */
export const hostAddress = ({ host, port }: Origin): string => urlOf(isEverywhere(host) ? 'localhost' : host, port);

const isEverywhere = (host: string | null): host is null => host === null || host === '0.0.0.0' || host === '::';

function urlOf(host: string, port: number): string {
  const authority = host.includes(':') ? `[${host}]` : host;
  return port === 80 ? `http://${authority}` : `http://${authority}:${port}`;
}

type Interfaces = NodeJS.Dict<NetworkInterfaceInfo[]>;

function lanAddresses(interfaces: Interfaces): readonly string[] {
  const found = Object.entries(interfaces).flatMap(([name, infos = []]) =>
    infos
      .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
      .map(({ address }) => ({ address, rank: rankOf(name, address) })),
  );
  return found.sort((a, b) => a.rank - b.rank).map(({ address }) => address);
}

/** Bridges of containers, virtual machines and tunnels: phones cannot reach these. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap|tailscale|zt|wg|vethernet|virtualbox|vmware)/i;
const HOME_NETWORKS = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./];

function rankOf(name: string, address: string): number {
  const home = HOME_NETWORKS.findIndex((network) => network.test(address));
  return (VIRTUAL.test(name) ? 10 : 0) + (home === -1 ? HOME_NETWORKS.length : home);
}
