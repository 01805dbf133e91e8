/** Calls of the API over the socket on which a device listens. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { isTakenBySocket } from '#app/_connection/socket-link.ts';
import type { FactionId, View } from '#engine';
import { digestOf } from '../../server/application/credentials.ts';
import { createRateLimits } from '../../server/application/rate-limits.ts';
import { appRouter } from '../../server/trpc/root.ts';
import { freshTables, MINUTE, told } from '../support/fresh-tables.ts';
import { memoryStore } from '../support/memory-store.ts';
import { rawSocket } from '../support/raw-live.ts';
import {
  callBySocket,
  deviceAt,
  deviceBySocket,
  errorCode,
  eventually,
  listening,
  pause,
  quiet,
  seatedTable,
  startServer,
  TABLE_OF_TWO,
  tokenOf,
  type LiveListener,
  type Speaker,
} from '../support/server.ts';

/** Writes to the disk wait for this promise. A test can hold it back. */
let disk: Promise<unknown> = Promise.resolve();
/** The number of writes that have begun. */
let writes = 0;
const onceThere = async <Outcome>(write: () => Promise<Outcome>): Promise<Outcome> => {
  writes += 1;
  await disk;
  return write();
};
const store = memoryStore();
const at = freshTables(
  { seating: [...TABLE_OF_TWO.seating, { faction: 'guild', circle: 1 }] },
  {
    ...store,
    append: (write) => onceThere(() => store.append(write)),
    appendInTurn: (all) => onceThere(() => store.appendInTurn(all)),
    acceptSeat: (seat) => onceThere(() => store.acceptSeat(seat)),
    electDesk: (...given) => onceThere(() => store.electDesk(...given)),
  },
);

/** Lets no write reach the disk until the returned function is called. */
function holdUpDisk(): () => void {
  let release = () => undefined as unknown;
  disk = new Promise((resolve) => {
    release = () => resolve(null);
  });
  return () => void release();
}

const seated = (faction: FactionId) => at.hear({ token: tokenOf(at.table, faction) });
const raise = (id: string) => ({ id, command: { type: 'RaiseHand' as const }, looks: true });
const turn = (id: string, now: number) => ({
  id,
  command: { type: 'CorrectFact' as const, fact: { kind: 'turn' as const, turn: now } },
});
const logLength = async () => (await at.services.timelines.load(at.table.code))?.entries.length ?? 0;
/** Returns the raised hands in a frame. */
const talking = ({ view }: { readonly view: Pick<View, 'table'> }): readonly FactionId[] =>
  view.table.factions.filter((faction) => faction.talking).map(({ faction }) => faction);
const talkingNow = async () => talking(await at.services.frames.frame(at.table.code, 'table'));
const saidCode = async (ear: LiveListener, as: Speaker, path: string, input?: unknown) => {
  const { said } = await callBySocket(ear, as, path, input);
  return 'error' in said ? (said.error as { data: { code: string } }).data.code : 'answered';
};

describe('the contract of calls', () => {
  const procedures = Object.entries(
    appRouter._def.procedures as unknown as Readonly<Record<string, { _def: { meta?: { bySocket: boolean } } }>>,
  );

  test.each(procedures)('is the same for pages and server: %s', (path, { _def: { meta } }) => {
    expect(isTakenBySocket(path)).toBe(meta?.bySocket === true);
  });

  test('is one type for calls over the socket and calls over HTTP', async () => {
    const paul = await seated('atreides');
    const device = deviceBySocket(paul, 'atreides');
    expect(await device.seats.whoami.query()).toEqual(await at.seat('atreides').seats.whoami.query());
    expect(await device.game.log.query({ limit: 5 })).toEqual(await at.seat('atreides').game.log.query({ limit: 5 }));
    expect(await device.seats.rename.mutate({ name: 'Muad’Dib' })).toMatchObject({ ok: true });
    const wrong = device.game.act.mutate({ id: 'x', command: { type: 'RaiseHand' } });
    expect(await errorCode(wrong)).toBe('BAD_REQUEST');
  });

  test.each(['tables.open', 'tables.restore', 'seats.take', 'seats.leave', 'game.view', 'nothing', '__proto__'])(
    'leaves procedures to HTTP that must go there: %s',
    async (path) => {
      const paul = await seated('atreides');
      expect(await saidCode(paul, 'atreides', path, { code: at.table.code })).toBe('BAD_REQUEST');
    },
  );
});

describe('a command by socket', () => {
  test('is answered with the frame of its sender in one packet, and all other devices receive theirs', async () => {
    const [paul, feyd] = [await seated('atreides'), await seated('harkonnen')];
    const before = paul.heard.length;
    const { said, news } = await callBySocket(paul, 'atreides', 'game.act', raise('raise-first'));
    const { version } = await at.services.frames.frame(at.table.code, 'atreides');
    expect(said).toEqual({ result: { data: { ok: true, shown: version } } });
    expect(news?.version).toBe(version);
    await eventually(() => feyd.frames.length === 2);
    expect(paul.frames.at(-1)?.view).toEqual((await at.seat('atreides').game.view.query()).view);
    await quiet();
    expect(paul.heard.length).toBe(before);
  });

  test('that changes nothing is answered without a frame', async () => {
    const paul = await seated('atreides');
    const { said, news } = await callBySocket(paul, 'atreides', 'game.act', {
      ...raise('lower-first'),
      command: { type: 'LowerHand' },
    });
    expect(said).toMatchObject({ result: { data: { ok: false } } });
    expect(news).toBeUndefined();
  });

  test('has one effect, however often and over whichever way its id arrives', async () => {
    const paul = deviceBySocket(await seated('atreides'), 'atreides');
    const length = await logLength();
    await paul.game.act.mutate(raise('raise-twice'));
    await at.seat('atreides').game.act.mutate(raise('raise-twice'));
    expect(await logLength()).toBe(length + 1);
    await at.seat('atreides').game.act.mutate({ id: 'lower-twice', command: { type: 'LowerHand' } });
    await paul.game.act.mutate({ id: 'lower-twice', command: { type: 'LowerHand' } });
    expect(await logLength()).toBe(length + 2);
    const both = [paul, at.seat('atreides')].flatMap((device) => [device, device]);
    const answers = await Promise.all(both.map((device) => device.game.act.mutate(raise('raise-at-once'))));
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true]);
    expect(await logLength()).toBe(length + 3);
  });

  test('is not answered before it is on disk, and no device sees its result before that', async () => {
    const ears = [await seated('atreides'), await seated('harkonnen'), await at.hear({ code: at.table.code })];
    const [paul] = ears as [LiveListener, ...LiveListener[]];
    const heard = () => ears.map((ear) => ear.heard.length);
    const before = heard();
    const release = holdUpDisk();
    let answers = 0;
    const sent = [1, 2, 3].map((n) =>
      callBySocket(paul, 'atreides', 'game.act', raise(`raise-slow-${n}`)).then(() => (answers += 1)),
    );
    await quiet();
    expect([answers, heard()]).toEqual([0, before]);
    expect(await talkingNow()).toEqual([]);
    release();
    await Promise.all(sent);
    await eventually(() =>
      ears.every(
        ({ frames }) => frames.slice(-1).flatMap((frame) => talking(frame as unknown as { view: View })).length === 1,
      ),
    );
  });
});

describe('a device that shows several tokens', () => {
  const several = () =>
    at.hear({
      token: tokenOf(at.table, 'atreides'),
      also: [tokenOf(at.table, 'harkonnen'), at.table.moderatorToken],
    });

  test('acts for the seat or the desk that each call names', async () => {
    const ear = await several();
    const whoIs = (as: Speaker) => deviceBySocket(ear, as).seats.whoami.query();
    expect(await whoIs('atreides')).toMatchObject({ faction: 'atreides' });
    expect(await whoIs('harkonnen')).toMatchObject({ faction: 'harkonnen' });
    expect(await whoIs('moderator')).toMatchObject({ role: 'moderator' });
    await deviceBySocket(ear, 'harkonnen').game.act.mutate(raise('raise-other'));
    expect(await talkingNow()).toEqual(['harkonnen']);
  });

  test('acts for no token that it has not shown, and for no token if a call names none', async () => {
    const ear = await several();
    expect(await saidCode(ear, 'guild', 'seats.whoami')).toBe('UNAUTHORIZED');
    expect(await saidCode(ear, null, 'seats.whoami')).toBe('UNAUTHORIZED');
    const unnamed = (await ear.socket.timeout(5_000).emitWithAck('call', { path: 'seats.whoami' })) as unknown;
    expect(JSON.stringify(unnamed)).toContain('BAD_REQUEST');
    const other = await deviceAt(at.url).tables.open.mutate(TABLE_OF_TWO);
    if (!other.ok) throw new Error(other.refusal.code);
    const elsewhere = await at.hear({ token: tokenOf(at.table, 'guild'), also: [other.moderatorToken] });
    expect(await saidCode(elsewhere, 'moderator', 'seats.whoami')).toBe('UNAUTHORIZED');
  });

  test('has a dead token looked up only once', async () => {
    const limits = createRateLimits();
    const server = await startServer(memoryStore(), { limits });
    const table = await seatedTable(server.url);
    const also = [tokenOf(table, 'harkonnen'), 'of no seat'];
    const ear = await listening(server.url, { token: tokenOf(table, 'atreides'), also });
    const lookup = vi.spyOn(server.services.store, 'holder');
    const spend = vi.spyOn(limits.requests, 'spend');
    const lookups = () => lookup.mock.calls.filter(([digest]) => digest === digestOf('of no seat')).length;
    expect(await saidCode(ear, 'harkonnen', 'seats.whoami')).toBe('answered');
    expect(spend).not.toHaveBeenCalled();
    for (let n = 0; n < 3; n += 1) expect(await saidCode(ear, 'moderator', 'seats.whoami')).toBe('UNAUTHORIZED');
    expect([lookups(), spend.mock.calls.length]).toEqual([1, 3]);
    expect(await saidCode(ear, 'harkonnen', 'seats.whoami')).toBe('answered');
    expect(spend.mock.calls.length).toBe(3);
    ear.socket.disconnect();
    await server.close();
  });

  test('that listens by join code can read the log, and nothing else', async () => {
    const screen = await at.hear({ code: at.table.code });
    expect(await deviceBySocket(screen, null).game.log.query({ code: at.table.code, limit: 3 })).toEqual(
      await at.anyone().game.log.query({ code: at.table.code, limit: 3 }),
    );
    expect(await saidCode(screen, null, 'game.act', raise('raise-screen'))).toBe('UNAUTHORIZED');
    expect(await saidCode(screen, 'atreides', 'game.act', raise('raise-screen'))).toBe('UNAUTHORIZED');
    expect(await talkingNow()).toEqual([]);
  });
});

describe('a seat or a desk that changes its device', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const handOver = async () => {
    const passed = await at.seat('atreides').seats.handOver.mutate();
    return () => accept(passed);
  };
  const reissue = async () => {
    const passed = await at.desk().seats.reissue.mutate({ faction: 'atreides' });
    return () => accept(passed);
  };
  const accept = (passed: { ok: true; pass: string } | { ok: false }) => {
    if (!passed.ok) throw new Error('No pass');
    const seat = { code: at.table.code, faction: 'atreides' as const, pass: passed.pass, name: 'Alia' };
    return at.anyone().seats.accept.mutate(seat);
  };
  const voteAway = async () => {
    for (const faction of ['atreides', 'harkonnen', 'guild'] as const) {
      await at.seat(faction).moderation.vote.mutate({ candidate: 'guild' });
    }
    at.wait(MINUTE);
    // The countdown begins.
    expect(await at.seat('guild').moderation.takeDesk.mutate()).toMatchObject({ ok: false });
    at.wait(MINUTE);
    // The phone of this seat sleeps while its socket is still open.
    vi.spyOn(at.services.desks, 'arrive').mockReturnValue(() => undefined);
    return () => at.seat('guild').moderation.takeDesk.mutate();
  };
  const WAYS = [
    ['handed over', 'atreides', handOver],
    ['re-issued', 'atreides', reissue],
    ['voted away', 'moderator', voteAway],
  ] as const;
  const holding = (who: FactionId | 'moderator') =>
    who === 'moderator' ? at.hear({ token: at.table.moderatorToken }) : seated(who);
  const late = (who: FactionId | 'moderator', id: string) => (who === 'moderator' ? turn(id, 7) : raise(id));

  test.each(WAYS)('ends the authority of open sockets in the middle of a command: %s', async (_, who, prepare) => {
    const move = await prepare();
    const ear = await holding(who);
    const length = await logLength();
    const release = holdUpDisk();
    const before = writes;
    const moved = move();
    await eventually(() => writes > before);
    // The server reads the command while the old device still has the seat, and decides it after the seat has moved.
    const calls = Promise.allSettled(
      [1, 2].map((n) => callBySocket(ear, who, 'game.act', late(who, `late-command-${n}`))),
    );
    await pause(50);
    release();
    expect(await moved).toMatchObject({ ok: true });
    for (const call of await calls) {
      if (call.status === 'fulfilled') expect(JSON.stringify(call.value.said)).toContain('UNAUTHORIZED');
    }
    await eventually(() => !ear.socket.connected);
    expect(await logLength()).toBe(length);
  });

  test.each(WAYS)('ends the authority of open sockets before the next command is read: %s', async (_, who, prepare) => {
    const move = await prepare();
    const ear = await holding(who);
    const length = await logLength();
    // The server closes the old sockets late.
    const moved = vi.spyOn(at.services.announcements, 'moved').mockImplementation(() => undefined);
    expect(await move()).toMatchObject({ ok: true });
    expect(moved).toHaveBeenCalled();
    expect(await saidCode(ear, who, 'game.act', late(who, 'late-command'))).toBe('UNAUTHORIZED');
    expect(await saidCode(ear, who, 'game.log', { limit: 5 })).toBe('UNAUTHORIZED');
    expect(await logLength()).toBe(length);
  });

  test('acts after a swap for its new seat, not for the old one', async () => {
    const ear = await seated('atreides');
    await at.seat('atreides').seats.offerSwap.mutate({ partner: 'harkonnen' });
    vi.spyOn(at.services.announcements, 'swapped').mockImplementation(() => undefined);
    await at.seat('harkonnen').seats.answerSwap.mutate({ from: 'atreides', agree: true, id: 'agree-to-it' });
    expect(await saidCode(ear, 'atreides', 'game.act', raise('raise-before'))).toBe('UNAUTHORIZED');
    expect(await saidCode(ear, 'harkonnen', 'seats.whoami')).toBe('answered');
  });
});

describe('the limits of socket calls', () => {
  const called = (input: string) => `420["call",{"path":"game.log","as":"atreides","input":${input}}]`;
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  const knocked = async () => {
    const socket = await rawSocket(at.url);
    socket.send(`40${JSON.stringify({ token: tokenOf(at.table, 'atreides') })}`);
    await eventually(() => socket.read().includes('"presence"'));
    return socket;
  };

  test.each([
    ['as deep as by HTTP', nested(16), false],
    ['deeper', nested(17), true],
    ['as long as a call may be', JSON.stringify('x'.repeat(16_000)), false],
    ['longer', JSON.stringify('x'.repeat(17_000)), true],
  ])('end a connection that sends more: %s', async (_, input, ends) => {
    const socket = await knocked();
    socket.send(called(input));
    await eventually(() => (ends ? socket.isClosed() : socket.read().includes('BAD_REQUEST')));
    socket.close();
  });

  test('are larger than those of other packets', async () => {
    const socket = await knocked();
    socket.send(`42["nudge",${JSON.stringify('x'.repeat(3_000))}]`);
    await eventually(() => socket.isClosed());
  });

  test('allow a few open calls at a time, and refuse more at once', async () => {
    const paul = await seated('atreides');
    const release = holdUpDisk();
    const calls = Array.from({ length: 20 }, (_, n) =>
      callBySocket(paul, 'atreides', 'game.act', raise(`raise-many-${n}`)),
    );
    const answers = await Promise.all(calls.slice(8));
    expect(JSON.stringify(answers.map(({ said }) => said)).match(/"TOO_MANY_REQUESTS"/g)).toHaveLength(12);
    release();
    expect(JSON.stringify(await Promise.all(calls.slice(0, 8)))).not.toContain('TOO_MANY_REQUESTS');
    expect(paul.socket.connected).toBe(true);
  });

  test('end the connection of a device that calls without a pause', async () => {
    const socket = await knocked();
    const length = await logLength();
    const flood = Array.from(
      { length: 400 },
      (_, n) =>
        `42${n}["call",{"path":"game.act","as":"atreides","input":${JSON.stringify(raise(`raise-flood-${n}`))}}]`,
    );
    socket.send(...flood);
    await eventually(() => socket.isClosed());
    expect((await logLength()) - length).toBeLessThanOrEqual(10);
  });

  test('show the table nothing of a refused name', async () => {
    const paul = await seated('atreides');
    expect(await saidCode(paul, 'atreides', 'seats.rename', { name: '\u0000' })).toBe('BAD_REQUEST');
    expect(told(paul).some(({ kind }) => kind === 'seat-renamed')).toBe(false);
  });
});
