/**
 * A page that misses some messages of its socket still shows the table at one single moment, or asks for the whole
 * frame.
 */
import { createTRPCClient } from '@trpc/client';
import type { Socket } from 'socket.io';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { seededRandom } from '#engine';
import type { FetchFrame } from '#app/_connection/live-state.ts';
import { LiveTable } from '#app/_connection/live-table.ts';
import { Outbox } from '#app/_connection/outbox.ts';
import { linkBySocket } from '#app/_connection/socket-link.ts';
import type { AppRouter } from '../../server/trpc/root.ts';
import { memoryStorage } from '../support/memory-storage.ts';
import { chance } from '../support/random-choice.ts';
import {
  act,
  deviceAt,
  eventually,
  listening,
  pause,
  seatedTable,
  startServer,
  tokenOf,
  type SeatedTable,
  type TestServer,
} from '../support/server.ts';

const TURNS = [2, 3, 4, 5, 6, 7, 8, 9];

let server: TestServer;
let table: SeatedTable;
let page: LiveTable;
let asked = 0;

/** The views of this audience, by the number of the frame. */
const views = new Map<number, unknown>();
/** The views that the page showed, one after the other. */
const shown: { readonly version: number; readonly view: unknown }[] = [];

const noAnswer: FetchFrame = () => {
  asked += 1;
  return Promise.resolve('no-answer');
};

beforeAll(async () => {
  server = await startServer();
  vi.stubGlobal('location', new URL(server.url));
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await server.close();
});
beforeEach(async () => {
  asked = 0;
  views.clear();
  shown.splice(0);
  table = await seatedTable(server.url);
  await look();
  page = new LiveTable({ code: table.code }, noAnswer, 'table');
  page.subscribe(() => {
    const { frame } = page.state();
    if (frame !== null && frame !== shown.at(-1)) shown.push(frame);
  });
  page.open();
  await eventually(() => page.state().frame !== null);
  // The page may have asked over HTTP before the socket was connected.
  asked = 0;
});
afterEach(() => {
  page.close();
  vi.restoreAllMocks();
});

async function look(): Promise<number> {
  const { version, view } = await server.services.frames.frame(table.code, 'table');
  views.set(version, structuredClone(view));
  return version;
}

/** Plays a turn, and returns the frame number that every audience sees. */
async function playOn(turn: number): Promise<number> {
  await act(server.url, table.moderatorToken, { type: 'CorrectFact', fact: { kind: 'turn', turn } });
  return look();
}

/** Loses some messages that the server believes it has sent. */
function losing(isLost: () => boolean): { readonly lost: () => number } {
  let lost = 0;
  for (const socket of server.live.sockets.sockets.values() as Iterable<Socket>) {
    const emit = socket.emit.bind(socket);
    vi.spyOn(socket, 'emit').mockImplementation((event: string, ...said: unknown[]) => {
      if (event !== 'change' || !isLost()) return emit(event, ...said);
      lost += 1;
      return true;
    });
  }
  return { lost: () => lost };
}

const isAt = (version: number) => page.state().frame?.version === version;

/** Checks that a whole frame shows one moment, never a mixture of two. */
function expectNoMixture(): void {
  for (const { version, view } of shown) expect(view).toEqual(views.get(version));
}

describe('a page that missed a frame', () => {
  test('asks for the whole frame at once, and applies differences from then on', async () => {
    let isLost = true;
    const sent = losing(() => isLost);
    await playOn(2);
    await eventually(() => sent.lost() === 1);
    isLost = false;
    const whole = await playOn(3);
    await eventually(() => isAt(whole));
    expect(asked).toBe(1);
    for (const turn of TURNS.slice(2)) {
      const version = await playOn(turn);
      await eventually(() => isAt(version));
    }
    expect(asked).toBe(1);
    expectNoMixture();
  });

  test.each([1, 2, 3])('or several frames never mixes two moments, in game %i', async (seed) => {
    const random = seededRandom(seed);
    const sent = losing(() => chance(30, random));
    for (let round = 0; round < 4; round += 1) for (const turn of TURNS) await playOn(turn);
    expect(sent.lost()).toBeGreaterThan(4);
    vi.restoreAllMocks();
    const last = await playOn(1);
    await eventually(() => isAt(last));
    expect(shown.length).toBeGreaterThan(2);
    expectNoMixture();
  });
});

describe('a page that sends a command', () => {
  const shows = (version: number): Promise<void> =>
    new Promise((resolve) => {
      page.onceShown(version, resolve);
    });
  const hasSettled = async (what: Promise<void>): Promise<boolean> => {
    const pending = Symbol('pending');
    return (await Promise.race([what, pause(1).then(() => pending)])) !== pending;
  };

  test('counts the command as answered once the page shows its frame', async () => {
    const { shown: version } = await deviceAt(server.url, table.moderatorToken).game.act.mutate({
      id: 'command-turn-2',
      looks: true,
      command: { type: 'CorrectFact', fact: { kind: 'turn', turn: 2 } },
    });
    const { version: seen } = await server.services.frames.frame(table.code, 'moderator');
    expect(version).toBe(seen);
    const sees = shows(await look());
    await sees;
    expect(isAt(await look())).toBe(true);
    expect(await hasSettled(shows(await look()))).toBe(true);
  });

  test('does not count the command as answered before the frame arrives, and asks if no frame comes', async () => {
    const sent = losing(() => true);
    const version = await playOn(2);
    await eventually(() => sent.lost() === 1);
    const sees = shows(version);
    expect(await hasSettled(sees)).toBe(false);
    expect(asked).toBe(0);
    await sees;
    expect(asked).toBe(1);
    await eventually(() => isAt(version));
  });

  test('receives its frame before the page draws, so that frame and result are drawn at once', async () => {
    const drawn = () => shown.at(-1)?.version ?? 0;
    const before = drawn();
    const heard: { readonly has: number; readonly drawn: number }[] = [];
    page.onceShown(before + 1, () => heard.push({ has: page.state().frame?.version ?? 0, drawn: drawn() }));
    await playOn(2);
    await eventually(() => drawn() > before);
    expect(heard).toEqual([{ has: before + 1, drawn: before }]);
  });

  test('draws once if the socket answers, with the result of the command', async () => {
    const desk = new LiveTable({ token: table.moderatorToken }, noAnswer, 'moderator');
    const byHttp = vi.fn(() => {
      throw new Error('This would go by HTTP');
    });
    const client = createTRPCClient<AppRouter>({ links: [linkBySocket(desk), () => byHttp] });
    const outbox = new Outbox(
      (id, command) => client.game.act.mutate({ id, command, as: 'moderator', looks: true }),
      memoryStorage(),
      (version, then) => {
        desk.onceShown(version, then);
      },
    );
    desk.open();
    await eventually(() => desk.isUp() && desk.state().frame !== null);
    for (const turn of [2, 3, 4]) {
      const drawn: { readonly turn: number | undefined; readonly pending: number }[] = [];
      const stop = desk.subscribe(() => {
        drawn.push({ turn: desk.state().frame?.view.table.turn, pending: outbox.pending().length });
      });
      const receipt = await outbox.send({ type: 'CorrectFact', fact: { kind: 'turn', turn } });
      const { version } = await server.services.frames.frame(table.code, 'moderator');
      expect(receipt).toEqual({ ok: true, shown: version });
      await eventually(() => drawn.length > 0);
      expect(drawn[0]).toEqual({ turn, pending: 0 });
      stop();
    }
    expect(byHttp).not.toHaveBeenCalled();
    desk.close();
  });

  test('shows the frame of a socket’s answer before any later message', async () => {
    const desk = new LiveTable({ token: table.moderatorToken }, noAnswer, 'moderator');
    desk.open();
    await eventually(() => desk.isUp() && desk.state().frame !== null);
    const drawn: (number | undefined)[] = [];
    desk.subscribe(() => drawn.push(desk.state().frame?.view.table.turn));
    asked = 0;
    const said = [2, 3, 4, 5].map((turn) =>
      desk.call('game.act', {
        id: `turn-by-socket-${turn}`,
        command: { type: 'CorrectFact', fact: { kind: 'turn', turn } },
      }),
    );
    await Promise.all(said);
    await eventually(() => drawn.at(-1) === 5);
    expect(drawn.filter((turn) => turn !== undefined)).toEqual([...drawn].sort());
    expect(asked).toBe(0);
    desk.close();
  });

  test('waits for nothing once it is closed', async () => {
    const sees = shows(Number.MAX_SAFE_INTEGER);
    expect(await hasSettled(sees)).toBe(false);
    page.close();
    expect(await hasSettled(sees)).toBe(true);
    expect(asked).toBe(0);
  });

  test.each(['atreides', 'harkonnen'] as const)(
    'learns no number except that of its own frames: %s',
    async (faction) => {
      const ear = await listening(server.url, { token: tokenOf(table, faction) });
      const { shown: mine } = await deviceAt(server.url, tokenOf(table, 'atreides')).game.act.mutate({
        id: 'command-spice-3',
        looks: true,
        command: { type: 'DeclareSecret', fact: { kind: 'spice', spice: 3 } },
      });
      const { version } = await server.services.frames.frame(table.code, faction);
      if (faction === 'atreides') {
        expect(mine).toBe(version);
        await eventually(() => ear.frames.at(-1)?.version === mine);
      } else {
        // A change that Harkonnen cannot see raises only the number of Atreides.
        expect(ear.frames.map((frame) => frame.version)).toEqual([version]);
      }
      ear.socket.disconnect();
    },
  );
});

test('a page learns a number that counts changes of its own view, and nothing else of the log', async () => {
  const before = await look();
  for (const spice of [3, 4, 5])
    await act(server.url, tokenOf(table, 'atreides'), { type: 'DeclareSecret', fact: { kind: 'spice', spice } });
  expect(await look()).toBe(before);
  expect(await playOn(2)).toBe(before + 1);
});
