/** Addresses of devices in a home network. All test processes reach the server by one address; these tell it others. */
const PROCESS = Number(process.env['VITEST_POOL_ID'] ?? 0) % 256;

let given = 0;

/** Returns an address that no other device of this run has. A proxy on the server's machine tells it of a device's address. */
export function newAddress(): string {
  given += 1;
  return `10.${PROCESS}.${(given >> 8) % 256}.${given % 256}`;
}
