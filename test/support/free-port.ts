import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * The first port of the range. Systems automatically assign only higher ports, for one end of a connection or for a
 * program that asks for any port.
 */
const FROM = 12_000;
const TO = 32_000;
const TRIES = 20;

/**
 * Returns a free port from a range that the system gives to no program by chance. A killed server can restart on this
 * port. Throws if twenty ports are taken.
 */
export async function freePort(): Promise<string> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(FROM, TO);
    if (await isFree(port)) return String(port);
  }
  throw new Error('No free port was found');
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  probe.listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
