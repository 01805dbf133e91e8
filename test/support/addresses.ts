/**
 * Addresses of devices in a home network. All test processes reach the server from one address; a proxy header gives
 * each device an address of its own.
 */
const PROCESS = Number(process.env['VITEST_POOL_ID'] ?? 0) % 256;

let given = 0;

/**
 * Returns an address that no other device of this run has. A proxy on the server's machine reports a device's address.
 */
export function newAddress(): string {
  given += 1;
  return `10.${PROCESS}.${(given >> 8) % 256}.${given % 256}`;
}
