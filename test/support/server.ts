/** A real server on a free port, without pages, and the devices of the tests. */
import { createTRPCClient, httpLink, TRPCClientError } from '@trpc/client';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { io, type Socket } from 'socket.io-client';
import { applyChange, type Change, type Frame as KnownFrame } from '#app/_connection/frame.ts';
import { linkBySocket, type Said } from '#app/_connection/socket-link.ts';
import type { FactionId, Command } from '#engine';
import { must } from '#lib/core/assert-never.ts';
import type { Config } from '../../server/config.ts';
import { serve, type Arrangements, type RunningServer } from '../../server/serve.ts';
import type { EventStore } from '../../server/store/event-store.ts';
import { memoryStore } from './memory-store.ts';
import type { AppRouter } from '../../server/trpc/root.ts';

export type Inputs = inferRouterInputs<AppRouter>;
export type Outputs = inferRouterOutputs<AppRouter>;
export type Frame = Outputs['game']['view'];
export type Device = ReturnType<typeof deviceAt>;

const LOCAL: Config = {
  port: 0,
  host: '127.0.0.1',
  dataDir: '/nowhere',
  databaseUrl: null,
  dataLimit: Infinity,
  publicUrl: null,
  pages: 'off',
  killAfterAppends: null,
};

export interface TestServer extends RunningServer {
  readonly url: string;
}

export async function startServer(
  store: EventStore = memoryStore(),
  arrangements: Arrangements = {},
  config: Partial<Config> = {},
): Promise<TestServer> {
  const server = await serve({ ...LOCAL, ...config }, store, arrangements);
  return { ...server, url: `http://127.0.0.1:${server.origin.port}` };
}

/** A device that sends requests to the server with this token, or without a token. */
export const deviceAt = (url: string, token: string | null = null) =>
  sending(url, token === null ? {} : { authorization: `Bearer ${token}` });

/** A device with this address, which is not the machine of the server. It may show the host's key. */
export const deviceElsewhere = (url: string, address: string, hostKey: string | null = null) =>
  sending(url, { 'x-forwarded-for': address, ...(hostKey === null ? {} : { 'mentat-host-key': hostKey }) });

const sending = (url: string, headers: Readonly<Record<string, string>>) =>
  createTRPCClient<AppRouter>({ links: [httpLink({ url: `${url}/api/trpc`, headers })] });

export interface SeatedTable {
  readonly code: string;
  readonly moderatorToken: string;
  readonly tokens: Readonly<Partial<Record<FactionId, string>>>;
}

export const TABLE_OF_TWO: Inputs['tables']['open'] = {
  edition: 'gf9-2019',
  layer: 'basic',
  options: [],
  components: { treachery: 'cardboard', traitors: 'cardboard', stormCards: 'cardboard', spiceDeck: 'cardboard' },
  seating: [
    { faction: 'atreides', circle: 0 },
    { faction: 'harkonnen', circle: 3 },
  ],
  windowSeconds: 8,
};

/**
 * Opens a table and takes all its seats. The devices are on this machine, or have this address behind a proxy on this
 * machine.
 */
export async function seatedTable(
  url: string,
  choices: Partial<typeof TABLE_OF_TWO> = {},
  address: string | null = null,
): Promise<SeatedTable> {
  const device = address === null ? deviceAt(url) : deviceElsewhere(url, address);
  const input = { ...TABLE_OF_TWO, ...choices };
  const opened = await device.tables.open.mutate(input);
  if (!opened.ok) throw new Error(`The table was refused: ${opened.refusal.code}`);
  const { code, moderatorToken } = opened;
  const tokens: Partial<Record<FactionId, string>> = {};
  for (const { faction } of input.seating) {
    const taken = await device.seats.take.mutate({ code, faction, name: `Player of ${faction}`.slice(0, 24) });
    if (!taken.ok) throw new Error(`The seat was refused: ${taken.refusal.code}`);
    tokens[faction] = taken.token;
  }
  return { code, moderatorToken, tokens };
}

export const tokenOf = (table: SeatedTable, faction: FactionId): string => must(table.tokens[faction], faction);

let commands = 0;

/** Returns the result of a command, without the frame that shows it. */
export async function act(url: string, token: string, command: Command, id = `command-${(commands += 1)}`) {
  const sent = { id, command: command as Inputs['game']['act']['command'] };
  const { shown: _shown, ...answer } = await deviceAt(url, token).game.act.mutate(sent);
  return answer;
}

/** Returns the error code of this request; fails if the request succeeds. */
export async function errorCode(asking: Promise<unknown>): Promise<unknown> {
  try {
    await asking;
  } catch (error) {
    if (error instanceof TRPCClientError) return (error.data as { code?: unknown } | undefined)?.code ?? error.message;
    throw error;
  }
  throw new Error('This was answered, and should not have been');
}

/** A socket that records all messages, and the frames that came with answers. */
export interface LiveListener {
  readonly socket: Socket;
  readonly frames: Frame[];
  readonly heard: { readonly event: string; readonly value: unknown }[];
}

export function listen(
  url: string,
  auth: Readonly<Record<string, unknown>>,
  extraHeaders: Record<string, string> = {},
): LiveListener {
  const socket = io(url, { path: '/api/live', auth, extraHeaders, transports: ['websocket'], forceNew: true });
  const ear: LiveListener = { socket, frames: [], heard: [] };
  socket.onAny((event: string, value: unknown) => {
    ear.heard.push({ event, value });
    if (event === 'frame' || event === 'change') follow(ear, value as Frame | Change);
  });
  return ear;
}

function follow({ frames }: LiveListener, news: Frame | Change): void {
  frames.push('view' in news ? news : must(changed(frames.at(-1), news), 'the frame before'));
}

export type Speaker = FactionId | 'moderator' | null;

/** Calls over this socket, as the named seat or the desk; returns the frame that comes with the answer. */
export const callBySocket = (ear: LiveListener, as: Speaker, path: string, input?: unknown) =>
  new Promise<{ readonly said: Said; readonly news: Frame | Change | undefined }>((resolve, reject) => {
    const answered = (lost: Error | null, said: Said, news: Frame | Change | undefined) => {
      if (lost === null && news !== undefined) follow(ear, news);
      if (lost === null) resolve({ said, news });
      else reject(lost);
    };
    ear.socket.timeout(20_000).emit('call', { path, as, input }, answered);
  });

/** A device that calls the server over this socket alone. */
export const deviceBySocket = (ear: LiveListener, as: Speaker) =>
  createTRPCClient<AppRouter>({
    links: [
      linkBySocket({
        isUp: () => ear.socket.connected,
        call: async (path, input) => (await callBySocket(ear, as, path, input)).said,
      }),
      () => () => {
        throw new Error('This would go by HTTP');
      },
    ],
  });

/** Returns the frame that a device has after a change, as on pages. */
const changed = (known: Frame | undefined, change: Change): Frame | null =>
  applyChange((known as KnownFrame | undefined) ?? null, change) as Frame | null;

/** Opens a socket and waits for its first frame. */
export async function listening(
  url: string,
  auth: Readonly<Record<string, unknown>>,
  extraHeaders: Record<string, string> = {},
): Promise<LiveListener> {
  const ear = listen(url, auth, extraHeaders);
  await eventually(() => ear.frames.length > 0 && ear.heard.some(({ event }) => event === 'presence'));
  return ear;
}

/** Waits until the condition holds, and fails with a message after too long. */
export async function eventually(holds: () => boolean | Promise<boolean>, patience = 20_000): Promise<void> {
  const end = Date.now() + patience;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Still not so after ${patience} ms: ${holds.toString()}`);
    await pause(10);
  }
}

/** Waits long enough for a frame to arrive that should not be sent. */
export const quiet = () => pause(150);

export const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });
