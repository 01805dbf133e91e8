import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DeskElection, FactionId, TableNotice } from '../../lib/engine.ts';
import {
  act,
  deviceAt,
  errorCode,
  eventually,
  listening,
  seatedTable,
  startServer,
  tokenOf,
  type Ear,
  type SeatedTable,
  type TestServer,
} from '../support/server.ts';

const SEATS = ['atreides', 'harkonnen', 'guild'] as const;

let server: TestServer;
let table: SeatedTable;
const ears: Ear[] = [];

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  table = await seatedTable(server.url, {
    seating: SEATS.map((faction, at) => ({ faction, circle: ([0, 2, 4] as const)[at] ?? 0 })),
  });
});
afterEach(() => {
  for (const { socket } of ears.splice(0)) socket.disconnect();
});

const hear = async (auth: Readonly<Record<string, unknown>>) => {
  const ear = await listening(server.url, auth);
  ears.push(ear);
  return ear;
};
const last = (ear: Ear, event: string) => ear.heard.filter((one) => one.event === event).at(-1)?.value;
const election = (ear: Ear) => last(ear, 'election') as DeskElection;
const told = (ear: Ear) => (last(ear, 'notices') as readonly TableNotice[]).map(({ notice }) => notice.kind);
const phone = (faction: FactionId) => deviceAt(server.url, tokenOf(table, faction));
const wants = (by: FactionId, candidate: FactionId | null) => phone(by).moderation.vote.mutate({ candidate });

describe('a new moderator', () => {
  test('is chosen by more than half of the taken seats, and takes the desk', async () => {
    const screen = await hear({ code: table.code });
    const oldDesk = await hear({ token: table.moderatorToken });
    expect(election(screen)).toEqual({ votes: [], needed: 2 });
    await wants('guild', 'guild');
    expect(await phone('guild').moderation.takeDesk.mutate()).toEqual({
      ok: false,
      refusal: { code: 'not-elected', needed: 2 },
    });
    await wants('harkonnen', 'guild');
    await eventually(() => told(screen).at(-1) === 'desk-elected');
    expect(told(screen).slice(-2)).toEqual(['desk-proposed', 'desk-elected']);
    // Until it is taken, the old desk works.
    expect(await act(server.url, table.moderatorToken, { type: 'DealTraitors' })).toMatchObject({ ok: false });

    expect(await phone('harkonnen').moderation.takeDesk.mutate()).toMatchObject({ ok: false });
    const taken = await phone('guild').moderation.takeDesk.mutate();
    if (!taken.ok) throw new Error(taken.refusal.code);
    await eventually(() => oldDesk.heard.some(({ event }) => event === 'moved'));
    expect(await errorCode(act(server.url, table.moderatorToken, { type: 'BeginBattles' }))).toBe('UNAUTHORIZED');
    expect(await deviceAt(server.url, taken.token).seats.whoami.query()).toMatchObject({ role: 'moderator' });
    expect(await phone('guild').seats.whoami.query()).toMatchObject({ role: 'seat', faction: 'guild' });
    await eventually(() => told(screen).at(-1) === 'desk-taken' && election(screen).votes.length === 0);
    expect(await phone('guild').moderation.takeDesk.mutate()).toMatchObject({ ok: false });
  });

  test('is not chosen by a seat that changed its mind or was left', async () => {
    const screen = await hear({ code: table.code });
    await wants('guild', 'guild');
    await wants('harkonnen', 'guild');
    await wants('harkonnen', null);
    expect(await phone('guild').moderation.takeDesk.mutate()).toMatchObject({ ok: false });
    await wants('atreides', 'guild');
    await phone('atreides').seats.leave.mutate();
    await eventually(() => election(screen).votes.length === 1);
    // Two seats are left, and both must agree.
    expect(election(screen).needed).toBe(2);
    expect(await phone('guild').moderation.takeDesk.mutate()).toMatchObject({ ok: false });
  });

  test('sits at the table', async () => {
    await phone('atreides').seats.leave.mutate();
    expect(await wants('guild', 'atreides')).toEqual({
      ok: false,
      refusal: { code: 'seat-free', faction: 'atreides' },
    });
  });

  test('is for seats to choose, not for the desk or strangers', async () => {
    for (const token of [table.moderatorToken, null]) {
      const stranger = deviceAt(server.url, token);
      expect(await errorCode(stranger.moderation.vote.mutate({ candidate: 'guild' }))).toBe('UNAUTHORIZED');
      expect(await errorCode(stranger.moderation.takeDesk.mutate())).toBe('UNAUTHORIZED');
    }
  });

  test('outlives no hand-over: votes are spent when the desk moves in peace', async () => {
    await wants('guild', 'guild');
    await wants('harkonnen', 'guild');
    const { invite } = await deviceAt(server.url, table.moderatorToken).moderation.invite.mutate();
    expect(await deviceAt(server.url).moderation.accept.mutate({ code: table.code, invite })).toMatchObject({
      ok: true,
    });
    expect(await phone('guild').moderation.takeDesk.mutate()).toMatchObject({ ok: false });
  });
});
