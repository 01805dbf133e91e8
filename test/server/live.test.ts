import type { FactionId } from '#engine';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  act,
  deviceAt,
  eventually,
  listen,
  listening,
  quiet,
  seatedTable,
  startServer,
  tokenOf,
  type LiveListener,
  type Frame,
  type SeatedTable,
  type TestServer,
} from '../support/server.ts';

let server: TestServer;
let table: SeatedTable;
interface Presence {
  readonly faction: FactionId;
  readonly here: boolean;
}

const ears: LiveListener[] = [];

const hear = async (auth: Readonly<Record<string, unknown>>) => {
  const ear = await listening(server.url, auth);
  ears.push(ear);
  return ear;
};
const last = <T>(values: readonly T[]): T | undefined => values.at(-1);
const refresh = (ear: LiveListener): Promise<Frame> => ear.socket.emitWithAck('refresh');
const refusal = (ear: LiveListener) =>
  new Promise<string>((resolve) => {
    ear.socket.once('connect_error', (error) => {
      resolve(error.message);
    });
  });

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  table = await seatedTable(server.url);
});
afterEach(() => {
  for (const { socket } of ears.splice(0)) socket.disconnect();
});

describe('a socket', () => {
  test('receives the view of its own audience at once, and no other', async () => {
    const paul = await hear({ token: tokenOf(table, 'atreides') });
    const screen = await hear({ code: table.code });
    const desk = await hear({ token: table.moderatorToken });
    expect(paul.frames[0]?.view.audience).toBe('atreides');
    expect(screen.frames[0]?.view.audience).toBe('table');
    expect(desk.frames[0]?.view.audience).toBe('moderator');
    expect(screen.frames[0]?.serverTime).toBeTypeOf('number');
  });

  test('is refused without a seat, a desk or a table', async () => {
    for (const [auth, why] of [
      [{ token: 'made-up-token-of-nobody' }, 'UNAUTHORIZED'],
      [{}, 'UNAUTHORIZED'],
      [{ code: 'QQQQ' }, 'NOT_FOUND'],
    ] as const) {
      const ear = listen(server.url, auth);
      ears.push(ear);
      expect(await refusal(ear)).toBe(why);
    }
  });
});

describe('a change', () => {
  test('that only its owner may see is sent to that owner alone', async () => {
    const paul = await hear({ token: tokenOf(table, 'atreides') });
    const others = [
      await hear({ token: tokenOf(table, 'harkonnen') }),
      await hear({ code: table.code }),
      await hear({ token: table.moderatorToken }),
    ];
    await act(server.url, tokenOf(table, 'atreides'), { type: 'DeclareSecret', fact: { kind: 'spice', spice: 17 } });
    await act(server.url, tokenOf(table, 'atreides'), { type: 'SetAutoPass', on: true });
    await eventually(() => JSON.stringify(last(paul.frames)).includes('17'));
    await quiet();
    for (const other of others) expect(other.frames).toHaveLength(1);
  });

  test('that all may see is sent to all, once, with the next version of each audience', async () => {
    const paul = await hear({ token: tokenOf(table, 'atreides') });
    const screen = await hear({ code: table.code });
    await act(server.url, tokenOf(table, 'atreides'), { type: 'DeclareSecret', fact: { kind: 'spice', spice: 3 } });
    await eventually(() => paul.frames.length === 2);
    await act(server.url, table.moderatorToken, { type: 'CorrectFact', fact: { kind: 'turn', turn: 4 } });
    await eventually(() => paul.frames.length === 3 && screen.frames.length === 2);
    await quiet();
    const versions = (ear: LiveListener) => ear.frames.map(({ version }) => version - (ear.frames[0]?.version ?? 0));
    expect(versions(paul)).toEqual([0, 1, 2]);
    expect(versions(screen)).toEqual([0, 1]);
  });

  test('that was refused is sent to no device', async () => {
    const paul = await hear({ token: tokenOf(table, 'atreides') });
    await act(server.url, tokenOf(table, 'atreides'), { type: 'LowerHand' });
    await quiet();
    expect(paul.frames).toHaveLength(1);
  });

  test('of one table is not sent to another', async () => {
    const elsewhere = await seatedTable(server.url);
    const stranger = await hear({ code: elsewhere.code });
    await act(server.url, table.moderatorToken, { type: 'CorrectFact', fact: { kind: 'turn', turn: 5 } });
    await quiet();
    expect(stranger.frames).toHaveLength(1);
  });

  test('has the same version for a device that asks over HTTP', async () => {
    const screen = await hear({ code: table.code });
    await act(server.url, table.moderatorToken, { type: 'CorrectFact', fact: { kind: 'turn', turn: 6 } });
    const asked = await deviceAt(server.url).game.view.query({ code: table.code });
    await eventually(() => screen.frames.length === 2);
    expect(asked.version).toBe(last(screen.frames)?.version);
    expect(asked.view).toEqual(last(screen.frames)?.view);
  });
});

describe('the difference between two frames', () => {
  test('is all that a device with the earlier frame receives, and gives the whole view', async () => {
    const screen = await hear({ code: table.code });
    await turn(9);
    await turn(10);
    await eventually(() => screen.frames.length === 3);
    expect(said(screen)).toEqual(['frame', 'change', 'change']);
    expect(JSON.stringify(last(screen.heard)).length * 4).toBeLessThan(JSON.stringify(screen.frames[0]).length);
    expect(last(screen.frames)?.view).toEqual((await deviceAt(server.url).game.view.query({ code: table.code })).view);
  });

  test('is sent to devices with the earlier frame, and the whole view to a device that connects later', async () => {
    const screen = await hear({ code: table.code });
    await turn(2);
    await eventually(() => screen.frames.length === 2);
    const other = await hear({ code: table.code });
    await turn(3);
    await eventually(() => screen.frames.length === 3 && other.frames.length === 2);
    expect(said(screen)).toEqual(['frame', 'change', 'change']);
    expect(said(other)).toEqual(['frame', 'change']);
    expect(last(other.frames)).toMatchObject({
      version: last(screen.frames)?.version,
      view: last(screen.frames)?.view,
    });
  });

  test('is replaced by the whole view for a device that asked over HTTP meanwhile', async () => {
    const screen = await hear({ code: table.code });
    await turn(5);
    await eventually(() => screen.frames.length === 2);
    expect((await refresh(screen)).version).toBe(last(screen.frames)?.version);
    await turn(6);
    await eventually(() => screen.frames.length === 3);
    expect(last(screen.frames)?.view.table.turn).toBe(6);
  });

  const turn = (number: number) =>
    act(server.url, table.moderatorToken, { type: 'CorrectFact', fact: { kind: 'turn', turn: number } });
  const said = ({ heard }: LiveListener) =>
    heard.map(({ event }) => event).filter((event) => event === 'frame' || event === 'change');
});

describe('a device that reconnects', () => {
  test('receives the present view, and nothing twice', async () => {
    const auth = { token: tokenOf(table, 'harkonnen') };
    const before = await hear(auth);
    before.socket.disconnect();
    await act(server.url, table.moderatorToken, { type: 'CorrectFact', fact: { kind: 'turn', turn: 7 } });
    const after = await hear(auth);
    expect(after.frames[0]?.view.table.turn).toBe(7);
    expect(after.frames[0]?.version).toBeGreaterThan(before.frames[0]?.version ?? 0);
    await quiet();
    expect(after.frames).toHaveLength(1);
  });

  test('receives no extra frame for a hidden event while it was away', async () => {
    const screen = await hear({ code: table.code });
    screen.socket.disconnect();
    await act(server.url, tokenOf(table, 'atreides'), { type: 'DeclareSecret', fact: { kind: 'spice', spice: 9 } });
    const again = await hear({ code: table.code });
    await act(server.url, tokenOf(table, 'atreides'), { type: 'DeclareSecret', fact: { kind: 'spice', spice: 8 } });
    await quiet();
    expect(again.frames).toHaveLength(1);
    expect(again.frames[0]?.version).toBe(screen.frames[0]?.version);
  });

  test('asks over HTTP and receives the present view', async () => {
    const paul = await hear({ token: tokenOf(table, 'atreides') });
    await act(server.url, table.moderatorToken, { type: 'CorrectFact', fact: { kind: 'turn', turn: 8 } });
    expect((await refresh(paul)).view.table.turn).toBe(8);
  });
});

describe('presence', () => {
  test('counts for every seat of a device, whichever it shows; no seat receives the data of another', async () => {
    const table = await seatedTable(server.url);
    const elsewhere = await seatedTable(server.url);
    const screen = await hear({ code: table.code });
    const isHere = (faction: FactionId) =>
      (last(screen.heard.filter(({ event }) => event === 'presence'))?.value as readonly Presence[] | undefined)?.some(
        (seat) => seat.here && seat.faction === faction,
      ) ?? false;
    const also = [tokenOf(table, 'harkonnen'), tokenOf(elsewhere, 'atreides'), 'nobody’s token'];
    const device = await hear({ token: tokenOf(table, 'atreides'), also });
    await eventually(() => isHere('atreides') && isHere('harkonnen'));
    await act(server.url, tokenOf(table, 'harkonnen'), {
      type: 'DeclareSecret',
      fact: { kind: 'hand', cards: ['lasgun'] },
    });
    const desk = await hear({ token: table.moderatorToken });
    desk.socket.emit('nudge', { faction: 'harkonnen' });
    await eventually(() => device.heard.some(({ event }) => event === 'nudge'));
    expect(JSON.stringify(device.heard)).not.toContain('lasgun');
    device.socket.disconnect();
    await eventually(() => !isHere('atreides') && !isHere('harkonnen'));
  });

  const here = (ear: LiveListener) => last(ear.heard.filter(({ event }) => event === 'presence'))?.value;

  test('shows all devices which players are connected, and which have left', async () => {
    const screen = await hear({ code: table.code });
    const away = { faction: 'harkonnen', name: 'Player of harkonnen', here: false };
    expect(here(screen)).toContainEqual(away);
    const feyd = await hear({ token: tokenOf(table, 'harkonnen') });
    await eventually(() => JSON.stringify(here(screen)).includes(JSON.stringify({ ...away, here: true })));
    feyd.socket.disconnect();
    await eventually(() => JSON.stringify(here(screen)).includes(JSON.stringify(away)));
  });

  test('shows that a seat was freed and taken again', async () => {
    const screen = await hear({ code: table.code });
    await deviceAt(server.url, table.moderatorToken).seats.release.mutate({ faction: 'harkonnen' });
    await eventually(() => !JSON.stringify(here(screen)).includes('harkonnen'));
    await deviceAt(server.url).seats.take.mutate({ code: table.code, faction: 'harkonnen', name: 'Rabban' });
    await eventually(() => JSON.stringify(here(screen)).includes('Rabban'));
  });
});

describe('a seat that moved', () => {
  test('is announced once to its old devices, which then receive no more', async () => {
    const [phone, tablet] = [
      await hear({ token: tokenOf(table, 'atreides') }),
      await hear({ token: tokenOf(table, 'atreides') }),
    ];
    const other = await hear({ token: tokenOf(table, 'harkonnen') });
    await deviceAt(server.url, table.moderatorToken).seats.release.mutate({ faction: 'atreides' });
    await eventually(() => [phone, tablet].every(({ socket }) => !socket.connected));
    for (const ear of [phone, tablet]) expect(ear.heard.map(({ event }) => event)).toContain('moved');
    expect(other.socket.connected).toBe(true);

    const count = phone.frames.length;
    await act(server.url, table.moderatorToken, { type: 'CorrectFact', fact: { kind: 'turn', turn: 9 } });
    await quiet();
    expect(phone.frames).toHaveLength(count);
    const again = listen(server.url, { token: tokenOf(table, 'atreides') });
    ears.push(again);
    expect(await refusal(again)).toBe('UNAUTHORIZED');
  });

  test('is announced to a moderator who handed the desk over', async () => {
    const desk = await hear({ token: table.moderatorToken });
    const { invite } = await deviceAt(server.url, table.moderatorToken).moderation.invite.mutate();
    await deviceAt(server.url).moderation.accept.mutate({ code: table.code, invite });
    await eventually(() => !desk.socket.connected);
    expect(desk.heard.map(({ event }) => event)).toContain('moved');
  });
});

describe('a nudge', () => {
  test('reaches an awaited seat, and comes only from the desk', async () => {
    const desk = await hear({ token: table.moderatorToken });
    const paul = await hear({ token: tokenOf(table, 'atreides') });
    const feyd = await hear({ token: tokenOf(table, 'harkonnen') });
    const nudges = (ear: LiveListener) => ear.heard.filter(({ event }) => event === 'nudge').length;

    paul.socket.emit('nudge', { faction: 'harkonnen' });
    desk.socket.emit('nudge', { faction: 'nobody' });
    desk.socket.emit('nudge', 'atreides');
    desk.socket.emit('nudge');
    desk.socket.emit('refresh');
    await quiet();
    expect([nudges(paul), nudges(feyd)]).toEqual([0, 0]);

    desk.socket.emit('nudge', { faction: 'atreides' });
    await eventually(() => nudges(paul) === 1);
    expect(nudges(feyd)).toBe(0);
    expect(last(paul.heard)).toEqual({ event: 'nudge', value: undefined });
  });
});
