/** The requests of one hostile device over HTTP, eight in parallel. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as breath } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { allItems, must, type GameEvent } from '#engine';
import { SIX_FACTIONS } from '../support/six.ts';
import { newSealKey, sealPacked } from '../../server/application/sealed-file.ts';
import { MAX_EVENTS } from '../../server/application/table-file/bounds.ts';
import { EVENT_VERSION, toStored } from '../../server/store/upcasts.ts';
import { DEFAULT_CHOICES } from '../support/table.ts';
import { openedTable } from './battles.ts';
import { SEATING } from './position.ts';
import type { Attack } from './report.ts';

/** The attacked table, and the seat of the attacker. */
export interface HostileDevice {
  readonly origin: string;
  readonly code: string;
  /** The token of a seat at that table. */
  readonly token: string;
  readonly address: string;
}

/**
 * The address of this device alone. The server counts connections by this address before any request. No proxy forwards
 * the address.
 */
const OWN_ADDRESS = '127.0.0.66';

const connection = (origin: string): Socket => {
  const { hostname, port } = new URL(origin);
  return connect({ host: hostname, port: Number(port), localAddress: OWN_ADDRESS }).on('error', () => undefined);
};

type ByRequest = Exclude<Attack, 'refreshes' | 'connects' | 'listens'>;

export function hostileRequests(device: HostileDevice): Readonly<Record<ByRequest, () => Promise<void>>> {
  return {
    acts: () => acts(device, device.token),
    tables: () => tables(device),
    desks: () => desks(device),
    knocks: () => knocks(device),
    pages: () => pages(device),
    pipelines: () => pipelines(device),
    unfinished: () => unfinished(device),
    seals: () => seals(device),
    halves: () => halves(device),
    restores: () => restores(device),
  };
}

/** Sends commands with more parallel requests than a browser would. */
async function acts(device: HostileDevice, token: string): Promise<void> {
  for (let n = 0; ; n += 1) {
    const command = { type: 'DeclareSecret', fact: { kind: 'spice', spice: n % 30 } };
    await tell(device, token, 'game.act', { id: newId(), command });
    await breath(1);
  }
}

/** Sends commands to its own tables, one seat after the other. */
async function tables(device: HostileDevice): Promise<void> {
  const { seats } = await ownTable(device);
  for (let n = 0; ; n += 1) {
    const command = { type: 'DeclareSecret', fact: { kind: 'spice', spice: n % 30 } };
    await tell(device, must(seats[n % seats.length], 'a seat'), 'game.act', { id: newId(), command });
  }
}

/** Sends the most expensive requests at its own desks: corrections, take-backs, previews of take-backs, views. */
async function desks(device: HostileDevice): Promise<void> {
  const { desk } = await ownTable(device, []);
  for (let n = 0; ; n += 1) {
    const fact = { kind: 'turn', turn: 1 + (n % 10) };
    await tell(device, desk, 'game.act', { id: newId(), command: { type: 'CorrectFact', fact } });
    if (n % 10 === 9) await tell(device, desk, 'game.act', { id: newId(), command: { type: 'TakeBack', to: 0 } });
    await Promise.all([
      look(device, desk, 'game.previewTakeBack', { to: 0 }),
      look(device, desk, 'game.log', { limit: 100 }),
      look(device, desk, 'game.view', {}),
    ]);
  }
}

/** Opens a connection for each request. */
async function knocks({ origin }: HostileDevice): Promise<void> {
  const { host } = new URL(origin);
  for (;;) {
    const socket = connection(origin).resume();
    socket.write(`GET /icon.svg HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    await once(socket, 'close');
  }
}

/** Requests pages, and parts of pages that the server renders for each request. */
async function pages({ origin, code, address }: HostileDevice): Promise<void> {
  for (let n = 0; ; n += 1) {
    const page = ['/', `/t/${code}`, `/t/${code}/seat`, '/none'][n % 4] ?? '/';
    const part = n % 8 < 4 ? {} : { rsc: '1' };
    await fetch(`${origin}${page}`, { headers: { 'x-forwarded-for': address, ...part } })
      .then((answer) => answer.arrayBuffer())
      .catch(() => breath(10));
  }
}

/** Sends many requests over one connection without waiting for an answer. */
async function pipelines({ origin, code }: HostileDevice): Promise<void> {
  const { host } = new URL(origin);
  const input = encodeURIComponent(JSON.stringify({ code }));
  const one = `GET /api/trpc/tables.look?input=${input} HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  const many = one.repeat(100);
  for (;;) {
    const socket = connection(origin);
    for (let n = 0; n < 100 && !socket.destroyed; n += 1) {
      socket.write(many);
      await breath(5);
    }
    socket.destroy();
  }
}

/** Begins requests and finishes none. */
async function unfinished({ origin }: HostileDevice): Promise<void> {
  const { host } = new URL(origin);
  const head = `POST /api/trpc/game.act HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\n`;
  for (let n = 0; ; n += 1) {
    const socket = connection(origin);
    socket.write(n % 2 === 0 ? head : `${head}Content-Length: 60000\r\n\r\n${'x'.repeat(50_000)}`);
    await breath(2);
  }
}

/** Exports its own tables, each as often as the limit permits. */
async function seals(device: HostileDevice): Promise<void> {
  const own = await Promise.all(Array.from({ length: 4 }, () => ownTable(device, [])));
  for (let n = 0; ; n += 1) {
    const { desk } = must(own[n % own.length], 'a table');
    await Promise.all(
      Array.from({ length: 6 }, () => tell(device, desk, 'tables.exportTable', { passphrase: 'a'.repeat(20) })),
    );
  }
}

/** Sends halves of a passphrase again and again, in parallel. */
async function halves(device: HostileDevice): Promise<void> {
  const { desk, seats } = await ownTable(device, ['guild']);
  const seat = must(seats[0], 'a seat');
  for (;;) {
    await tell(device, desk, 'tables.requestPassphraseHalf', { faction: 'guild', half: 'a'.repeat(20) });
    await Promise.all(
      Array.from({ length: 8 }, () => tell(device, seat, 'seats.submitPassphraseHalf', { half: 'b'.repeat(20) })),
    );
  }
}

/** Imports the most expensive file within the limits, from the machine that runs Mentat. */
async function restores({ origin }: HostileDevice): Promise<void> {
  const passphrase = 'the sleeper must awaken';
  const file = sealPacked(gzipSync(costly()), await newSealKey([passphrase]));
  for (;;) {
    await fetch(`${origin}/api/trpc/tables.restore`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: new Blob([JSON.stringify({ halves: [passphrase] }), '\n', file]),
    }).then((answer) => answer.arrayBuffer());
    await breath(10);
  }
}

/**
 * Returns a log with the maximum number of events of a table. No engine made the last event, so the server replays all
 * other events in vain.
 */
function costly(): string {
  const { entries } = openedTable(1).timeline;
  const told = Array.from({ length: MAX_EVENTS - entries.length - 1 }, (_, n): GameEvent => {
    const fact = { kind: 'spice', spice: n % 30 } as const;
    return { type: 'SecretDeclared', faction: 'guild', fact, laid: [] };
  });
  const broken = { version: EVENT_VERSION, body: '{}' };
  const events = [...allItems(entries).map(({ event }) => toStored(event)), ...told.map(toStored), broken];
  const at = 1_000_000;
  return JSON.stringify({
    code: 'HARMED',
    foundedAt: at,
    due: null,
    desk: 'x'.repeat(43),
    events: events.map((event) => ({ at, ...event })),
    receipts: [],
    seats: [],
    notices: [],
    votes: [],
  });
}

interface OwnTable {
  readonly desk: string;
  readonly seats: readonly string[];
}

async function ownTable(device: HostileDevice, factions: readonly string[] = SIX_FACTIONS): Promise<OwnTable> {
  const { edition, layer, options, components } = DEFAULT_CHOICES;
  const opened = await tell(device, null, 'tables.open', { edition, layer, options, components, seating: SEATING });
  if (opened === undefined) throw new Error('No table was opened');
  const { code, moderatorToken: desk } = opened as { readonly code: string; readonly moderatorToken: string };
  const seats: string[] = [];
  for (const faction of factions) {
    const taken = await tell(device, null, 'seats.take', { code, faction, name: 'Nobody' });
    seats.push((taken as { readonly token: string }).token);
  }
  return { desk, seats };
}

async function look({ origin, address }: HostileDevice, token: string, what: string, input: object): Promise<void> {
  const answer = await fetch(`${origin}/api/trpc/${what}?input=${encodeURIComponent(JSON.stringify(input))}`, {
    headers: { 'x-forwarded-for': address, authorization: `Bearer ${token}` },
  });
  await answer.arrayBuffer();
}

async function tell(
  { origin, address }: HostileDevice,
  token: string | null,
  what: string,
  input: object,
): Promise<unknown> {
  const answer = await fetch(`${origin}/api/trpc/${what}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(input),
  });
  const { result } = (await answer.json()) as { readonly result?: { readonly data: unknown } };
  return result?.data;
}

const newId = () => `hostile-${process.pid}-${Math.random().toString(36).slice(2)}`;
