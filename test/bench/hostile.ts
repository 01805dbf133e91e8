/** One hostile device as a separate process: `hostile.ts ORIGIN CODE TOKEN KIND`. It runs until it is killed. */
import { constants, setPriority } from 'node:os';
import { rawSocket, type RawSocket } from '../support/raw-live.ts';
import { hostileRequests } from './hostile-requests.ts';
import { ATTACKS, type Attack } from './report.ts';

const [origin = '', code = '', token = '', kind = ''] = process.argv.slice(2);
/** A new address for each attack, so that no earlier attack limits it. */
const ADDRESS = `192.0.2.${66 + ATTACKS.findIndex((attack) => attack === kind)}`;
const AT_ONCE = 8;
const knock = `40${JSON.stringify({ code })}`;
const breath = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));

const socket = () => rawSocket(origin, `X-Forwarded-For: ${ADDRESS}\r\n`);

const REFRESHES = Array.from({ length: 50 }, (_, n) => `42${n}["refresh"]`);

/** Requests frames and never reads one; reconnects when it is disconnected. */
async function refreshes(): Promise<void> {
  for (;;) {
    const open = await socket();
    open.send(knock);
    await breath(5);
    open.stopReading();
    for (let n = 0; n < 200 && !open.isClosed(); n += 1) {
      open.send(...REFRESHES);
      await breath(5);
    }
    open.close();
  }
}

/** Connects as a new device, again and again, and leaves the last connections open. */
async function connects(): Promise<void> {
  const open: RawSocket[] = [];
  for (;;) {
    const next = await socket();
    next.send(knock);
    open.push(next);
    if (open.length > 30) open.shift()?.close();
    await breath(1);
  }
}

/** Connects as many screens as one address may have, and reads everything. */
async function listens(): Promise<void> {
  const open: RawSocket[] = [];
  for (;;) {
    const next = await socket();
    next.send(knock);
    open.push(next);
    await breath(open.length * AT_ONCE < 200 ? 1 : 1_000);
  }
}

// This process represents another machine, so its own work must not slow the others down.
setPriority(constants.priority.PRIORITY_LOW);

const device = { origin, code, token, address: ADDRESS };
const ways: Readonly<Record<Attack, () => Promise<void>>> = {
  refreshes,
  connects,
  listens,
  ...hostileRequests(device),
};

/** A disconnected attacker reconnects. */
async function always(attack: () => Promise<void>): Promise<never> {
  for (;;) {
    await attack().catch((error: unknown) => {
      if (tellsOfErrors) console.error(`hostile: ${kind}: ${String(error)}`);
      tellsOfErrors = false;
    });
    await breath(100);
  }
}
let tellsOfErrors = true;

console.log('http://hostile:1');
await Promise.all(Array.from({ length: AT_ONCE }, () => always(ways[kind as Attack])));
