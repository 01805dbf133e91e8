/**
 * A real table for the load: opened, seated, positioned and brought to its battle plans through the server's own API.
 */
import { createTRPCClient, httpLink } from '@trpc/client';
import { io, type Socket } from 'socket.io-client';
import {
  must,
  sample,
  type FactionId,
  type Prompt,
  type Random,
  type TableView,
  type View,
  type Command,
} from '#engine';
import { SIX_FACTIONS } from '../support/six.ts';
import { applyChange, type Change as FrameChange, type Frame } from '#app/_connection/frame.ts';
import type { AppRouter } from '../../server/trpc/root.ts';
import { createFrameListener } from './frame-listener.ts';
import type { LoadTable } from './load.ts';
import { DEFAULT_CHOICES } from '../support/table.ts';
import { SEATING, positionOf, type Meeting } from './position.ts';

/** These two factions have neither Voice nor prescience, so their battle starts with the plans and no clock runs. */
const MEETING: Meeting = { fighters: ['emperor', 'harkonnen'], allies: null };

/** The device whose prompts are read. */
const FIGHTER = SIX_FACTIONS.indexOf(MEETING.fighters[0]);

/** The Guild sends nothing: its phone is the attacker's. */
const TALKERS = SIX_FACTIONS.filter((faction) => faction !== 'guild');

export interface MentatTable extends LoadTable {
  readonly code: string;
  readonly tokens: ReadonlyMap<FactionId, string>;
  /** The last messages to its devices, to the seats and to the screen. */
  heard(): readonly object[];
}

/** How the commands of a table travel, and how much its devices read. */
export interface Way {
  /** Whether commands travel over the sockets of the phones, as pages send them; otherwise over HTTP. */
  readonly bySocket: boolean;
  /**
   * All devices except one count their messages without reading them, so that the load generator costs little. Changes
   * come one by one, and every device receives each change once.
   */
  readonly isLight: boolean;
}

const AS_EVER: Way = { bySocket: false, isLight: false };

/** A change that all audiences of the table can see. */
interface Change {
  readonly by: FactionId;
  readonly command: Command;
  readonly isSeen: (table: TableView) => boolean;
}

type Client = ReturnType<typeof clientOf>;

/** Six phones and the screen. `number` gives the table a separate address, like tables in different homes. */
export async function mentatTable(origin: string, number: number, random: Random, way = AS_EVER): Promise<MentatTable> {
  const address = `10.0.${number >> 8}.${number & 255}`;
  const anybody = clientOf(origin, address, null);
  const { edition, layer, options, components } = DEFAULT_CHOICES;
  const opened = await anybody.tables.open.mutate({
    edition,
    layer,
    options: [...options],
    components,
    seating: [...SEATING],
  });
  if (!opened.ok) throw new Error(`No table: ${opened.refusal.code}`);
  const { code, moderatorToken } = opened;
  const tokens = await Promise.all(SIX_FACTIONS.map((faction) => seatToken(anybody, code, faction)));
  const seats = new Map(
    SIX_FACTIONS.map((faction, index) => [faction, clientOf(origin, address, must(tokens[index], faction))]),
  );
  const desk = clientOf(origin, address, moderatorToken);

  for (const { by, command } of positionOf(MEETING, random)) {
    await act(by === 'moderator' ? desk : must(seats.get(by as FactionId), by), command);
  }
  await act(desk, { type: 'BeginBattles' });
  const credentials = [...tokens.map((token) => ({ token })), { code }];
  const sockets = credentials.map((auth) => connected(origin, address, auth));
  const heard = await listening({ code, seats, sockets, way }, random);
  return { ...heard, tokens: new Map(SIX_FACTIONS.map((faction, index) => [faction, must(tokens[index], faction)])) };
}

interface Seated {
  readonly code: string;
  readonly seats: ReadonlyMap<FactionId, Client>;
  readonly sockets: readonly Socket[];
  readonly way: Way;
}

async function listening({ code, seats, sockets, way }: Seated, random: Random): Promise<Omit<MentatTable, 'tokens'>> {
  const hearing = createFrameListener(sockets.length);
  let underWay: Change | null = null;
  const frames: Frame[] = [];
  const heard: object[] = [];
  const told: ((news: Frame | FrameChange) => void)[] = [];
  const send = async ({ by, command }: Change) => {
    if (!way.bySocket) return act(must(seats.get(by), by), command);
    const device = SIX_FACTIONS.indexOf(by);
    const news = await actBySocket(must(sockets[device], by), by, command);
    if (news !== undefined) told[device]?.(news);
  };
  await Promise.all(
    sockets.map(
      (socket, device) =>
        new Promise<void>((resolve) => {
          const reads = !way.isLight || device === FIGHTER;
          const hears = (frame: Frame, sent: object = frame) => {
            frames[device] = frame;
            heard[device] = sent;
            resolve();
            if (underWay?.isSeen(frame.view.table) === true) hearing.heard(device);
          };
          told[device] = (news) => {
            if (!reads && device in frames) hearing.heard(device);
            else if ('view' in news) hears(news);
            else hears(must(applyChange(frames[device] ?? null, news), 'the frame before'), news);
          };
          socket.on('frame', must(told[device], 'a device'));
          socket.on('change', must(told[device], 'a device'));
        }),
    ),
  );
  const changes = changesOf(() => must(frames[FIGHTER], 'a frame').view, random);
  return {
    code,
    heard: () => [...heard],
    async change() {
      const next = changes.next().value;
      underWay = next;
      const everybody = hearing.everybody();
      await Promise.all([everybody, send(next)]);
    },
    close() {
      for (const socket of sockets) socket.disconnect();
    },
  };
}

/** In a cycle: a hand is raised and lowered, a plan is sealed and withdrawn. */
function* changesOf(fightersView: () => View, random: Random): Generator<Change, never> {
  for (let n = 0; ; n += 1) {
    const talker = must(TALKERS[n % TALKERS.length], 'a faction');
    const isTalking = (table: TableView) =>
      table.factions.some(({ faction, talking }) => faction === talker && talking);
    yield { by: talker, command: { type: 'RaiseHand' }, isSeen: isTalking };
    yield { by: talker, command: { type: 'LowerHand' }, isSeen: (table) => !isTalking(table) };

    const [by] = MEETING.fighters;
    const { id, answers } = planPrompt(fightersView());
    const isSealed = ({ battle }: TableView) =>
      [battle?.aggressor, battle?.defender].some((side) => side?.faction === by && side.plan.state === 'sealed');
    yield { by, command: { type: 'Answer', prompt: id, value: sample(answers, random) }, isSeen: isSealed };
    yield { by, command: { type: 'Withdraw', prompt: id }, isSeen: (table) => !isSealed(table) };
  }
}

function planPrompt(seen: View): Prompt {
  const prompts = 'prompts' in seen ? seen.prompts : [];
  return must(
    prompts.find(({ kind }) => kind === 'battle-plan'),
    'a plan to make',
  );
}

async function seatToken(client: Client, code: string, faction: FactionId): Promise<string> {
  const taken = await client.seats.take.mutate({ code, faction, name: `Player ${faction}` });
  if (!taken.ok) throw new Error(`No seat: ${taken.refusal.code}`);
  return taken.token;
}

let sent = 0;

/** Returns the answer with its frame. */
const actBySocket = (socket: Socket, as: FactionId, command: Command) =>
  new Promise<Frame | FrameChange | undefined>((resolve, reject) => {
    sent += 1;
    const input = { id: `bench-${String(sent).padStart(8, '0')}`, command };
    socket.emit('call', { path: 'game.act', as, input }, (said: object, news: Frame | FrameChange | undefined) => {
      if (JSON.stringify(said).includes('"ok":true')) resolve(news);
      else reject(new Error(`${command.type} was refused: ${JSON.stringify(said)}`));
    });
  });

/** Whether a server accepts commands over the socket; earlier servers do not answer there. */
export const takesCallsBySocket = async (origin: string, token: string): Promise<boolean> => {
  const socket = connected(origin, '10.255.0.1', { token });
  const said: unknown = await socket
    .timeout(2_000)
    .emitWithAck('call', {})
    .catch(() => null);
  socket.disconnect();
  return said !== null;
};

async function act(client: Client, command: Command): Promise<void> {
  if (command.type === 'OpenTable' || command.type === 'CloseWindow' || command.type === 'SwapFactions')
    throw new Error(`${command.type} is no device's business`);
  sent += 1;
  const request = { id: `bench-${String(sent).padStart(8, '0')}`, command };
  // The server may close an idle connection just when it is used again; phones also send a second time then.
  const answer = await client.game.act.mutate(request).catch(() => client.game.act.mutate(request));
  if (!answer.ok) throw new Error(`${command.type} was refused: ${answer.refusal.code}`);
}

/** The server limits by address, and a proxy on its own machine names the address of the client. */
const clientOf = (origin: string, address: string, token: string | null) =>
  createTRPCClient<AppRouter>({
    links: [
      httpLink({
        url: `${origin}/api/trpc`,
        headers: { ...spokenFor(address), ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
      }),
    ],
  });

/** The proxy header for a device with this address. */
const spokenFor = (address: string) => ({ 'x-forwarded-for': address });

const connected = (origin: string, address: string, auth: object): Socket =>
  io(origin, {
    path: '/api/live',
    auth,
    transports: ['websocket'],
    forceNew: true,
    extraHeaders: spokenFor(address),
  });
