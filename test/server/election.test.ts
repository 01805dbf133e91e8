import { describe, expect, test } from 'vitest';
import type { DeskElection, FactionId } from '../../lib/engine.ts';
import { freshTables, last, told } from '../support/fresh-tables.ts';
import { act, deviceAt, errorCode, eventually, type Ear } from '../support/server.ts';

const at = freshTables({
  seating: [
    { faction: 'atreides', circle: 0 },
    { faction: 'harkonnen', circle: 2 },
    { faction: 'guild', circle: 4 },
  ],
});

const election = (ear: Ear) => last(ear, 'election') as DeskElection;
const wants = (by: FactionId, candidate: FactionId | null) => at.seat(by).moderation.vote.mutate({ candidate });

describe('a new moderator', () => {
  test('is chosen by more than half of the taken seats, and takes the desk', async () => {
    const screen = await at.hear({ code: at.table.code });
    const oldDesk = await at.hear({ token: at.table.moderatorToken });
    expect(election(screen)).toEqual({ votes: [], needed: 2 });
    await wants('guild', 'guild');
    expect(await at.seat('guild').moderation.takeDesk.mutate()).toEqual({
      ok: false,
      refusal: { code: 'not-elected', needed: 2 },
    });
    await wants('harkonnen', 'guild');
    await eventually(() => told(screen).at(-1)?.kind === 'desk-elected');
    expect(told(screen).slice(-2)).toMatchObject([{ kind: 'desk-proposed' }, { kind: 'desk-elected' }]);
    // Until it is taken, the old desk works.
    expect(await act(at.url, at.table.moderatorToken, { type: 'DealTraitors' })).toMatchObject({ ok: false });

    expect(await at.seat('harkonnen').moderation.takeDesk.mutate()).toMatchObject({ ok: false });
    const taken = await at.seat('guild').moderation.takeDesk.mutate();
    if (!taken.ok) throw new Error(taken.refusal.code);
    await eventually(() => oldDesk.heard.some(({ event }) => event === 'moved'));
    expect(await errorCode(act(at.url, at.table.moderatorToken, { type: 'BeginBattles' }))).toBe('UNAUTHORIZED');
    expect(await deviceAt(at.url, taken.token).seats.whoami.query()).toMatchObject({ role: 'moderator' });
    expect(await at.seat('guild').seats.whoami.query()).toMatchObject({ role: 'seat', faction: 'guild' });
    await eventually(() => told(screen).at(-1)?.kind === 'desk-taken' && election(screen).votes.length === 0);
    expect(await at.seat('guild').moderation.takeDesk.mutate()).toMatchObject({ ok: false });
  });

  test('is not chosen by a seat that changed its mind or was left', async () => {
    const screen = await at.hear({ code: at.table.code });
    await wants('guild', 'guild');
    await wants('harkonnen', 'guild');
    await wants('harkonnen', null);
    expect(await at.seat('guild').moderation.takeDesk.mutate()).toMatchObject({ ok: false });
    await wants('atreides', 'guild');
    await at.seat('atreides').seats.leave.mutate();
    await eventually(() => election(screen).votes.length === 1);
    // Two seats are left, and both must agree.
    expect(election(screen).needed).toBe(2);
    expect(await at.seat('guild').moderation.takeDesk.mutate()).toMatchObject({ ok: false });
  });

  test('sits at the table', async () => {
    await at.seat('atreides').seats.leave.mutate();
    expect(await wants('guild', 'atreides')).toEqual({
      ok: false,
      refusal: { code: 'seat-free', faction: 'atreides' },
    });
  });

  test('is for seats to choose, not for the desk or strangers', async () => {
    for (const token of [at.table.moderatorToken, null]) {
      const stranger = deviceAt(at.url, token);
      expect(await errorCode(stranger.moderation.vote.mutate({ candidate: 'guild' }))).toBe('UNAUTHORIZED');
      expect(await errorCode(stranger.moderation.takeDesk.mutate())).toBe('UNAUTHORIZED');
    }
  });

  test('outlives no hand-over: votes are spent when the desk moves in peace', async () => {
    await wants('guild', 'guild');
    await wants('harkonnen', 'guild');
    const { invite } = await at.desk().moderation.invite.mutate();
    expect(await at.anyone().moderation.accept.mutate({ code: at.table.code, invite })).toMatchObject({
      ok: true,
    });
    expect(await at.seat('guild').moderation.takeDesk.mutate()).toMatchObject({ ok: false });
  });
});
