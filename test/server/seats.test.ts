import { describe, expect, test } from 'vitest';
import type { FactionId } from '#engine';
import { memoryStore } from '../support/memory-store.ts';
import { freshTables, MINUTE, told } from '../support/fresh-tables.ts';
import { createRateLimit, createRateLimits } from '../../server/application/rate-limits.ts';
import { act, deviceAt, errorCode, eventually, seatedTable, startServer, tokenOf } from '../support/server.ts';

const at = freshTables();
const paul = () => at.seat('atreides');

const passOf = async (offered: Promise<{ ok: true; pass: string } | { ok: false; refusal: { code: string } }>) => {
  const answer = await offered;
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.pass;
};
const accept = (pass: string, name?: string) =>
  at.anyone().seats.accept.mutate({
    code: at.table.code,
    faction: 'atreides',
    pass,
    ...(name === undefined ? {} : { name }),
  });
/** Sends a pass as a player types it. */
const type = (pass: string, code = at.table.code) => at.anyone().seats.accept.mutate({ code, pass });
const SPENT = { ok: false, refusal: { code: 'pass-spent' } };

describe('a seat that moves to another phone', () => {
  test('goes to the new device, and the old device and the table are told', async () => {
    const old = await at.hear({ token: tokenOf(at.table, 'atreides') });
    const screen = await at.hear({ code: at.table.code });
    const pass = await passOf(paul().seats.handOver.mutate());
    const accepted = await accept(pass);
    if (!accepted.ok) throw new Error(accepted.refusal.code);
    await eventually(() => old.heard.some(({ event }) => event === 'moved') && old.socket.disconnected);
    expect(await errorCode(act(at.url, tokenOf(at.table, 'atreides'), { type: 'RaiseHand' }))).toBe('UNAUTHORIZED');
    expect(await deviceAt(at.url, accepted.token).seats.whoami.query()).toMatchObject({
      faction: 'atreides',
      name: 'Player of atreides',
    });
    const moved = { kind: 'seat-moved', faction: 'atreides', name: 'Player of atreides' };
    await eventually(() => told(screen).at(-1)?.kind === 'seat-moved');
    expect(told(screen).at(-1)).toEqual(moved);
    expect(told(await at.hear({ token: accepted.token })).at(-1)).toEqual(moved);
  });

  test('needs a code that works once, and only for its own seat and table', async () => {
    const pass = await passOf(paul().seats.handOver.mutate());
    const other = await seatedTable(at.url);
    expect(await at.anyone().seats.accept.mutate({ code: at.table.code, faction: 'harkonnen', pass })).toEqual(SPENT);
    expect(await at.anyone().seats.accept.mutate({ code: other.code, faction: 'atreides', pass })).toEqual(SPENT);
    const both = await Promise.all([accept(pass), accept(pass)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await accept(pass)).toEqual(SPENT);
  });

  test('needs a code of twelve letters, in any form, which also names the seat', async () => {
    const pass = await passOf(paul().seats.handOver.mutate());
    expect(pass).toMatch(/^[ACDEFHJKLMNPQRTUVWXY34679]{12}$/);
    const [one, two, three] = [pass.slice(0, 4), pass.slice(4, 8), pass.slice(8)];
    const accepted = await type(`  ${one.toLowerCase()}-${two} – ${three.toLowerCase()}\n`);
    expect(accepted).toMatchObject({ ok: true, faction: 'atreides' });
    if (accepted.ok) {
      expect(await deviceAt(at.url, accepted.token).seats.whoami.query()).toMatchObject({
        faction: 'atreides',
        name: 'Player of atreides',
      });
    }
  });

  test('gives one answer for every wrong code', async () => {
    const other = await seatedTable(at.url);
    const pass = await passOf(paul().seats.handOver.mutate());
    const lastWrong = pass.slice(0, -1) + (pass.endsWith('A') ? 'C' : 'A');
    const ofAnEarlierRelease = 'Zb3k9_x-Qf71mTz0aWcYd2RsLhVgNuPe';
    for (const typed of [lastWrong, pass.slice(1), '', 'ÄÖ 0O1I', ofAnEarlierRelease])
      expect(await type(typed), typed).toEqual(SPENT);
    expect(await type(pass, other.code)).toEqual(SPENT);
    expect(await type(pass, 'NONE')).toEqual(SPENT);
    expect(await type(pass)).toMatchObject({ ok: true });
    expect(await type(pass)).toEqual(SPENT);
  });

  test('needs a code that expires after some minutes, or when a newer one is shown', async () => {
    const first = await passOf(paul().seats.handOver.mutate());
    const second = await passOf(paul().seats.handOver.mutate());
    expect(await accept(first)).toEqual(SPENT);
    at.wait(6 * MINUTE);
    expect(await accept(second)).toEqual(SPENT);
    expect(await paul().seats.whoami.query()).toMatchObject({ faction: 'atreides' });
  });

  test('may go to another player', async () => {
    const pass = await passOf(paul().seats.handOver.mutate());
    expect(await accept(pass, 'Alia')).toMatchObject({ ok: true });
    expect((await at.anyone().tables.look.query({ code: at.table.code })).seating[0]?.takenBy).toBe('Alia');
  });

  test('shows its code only to its own holder', async () => {
    expect(await errorCode(at.desk().seats.handOver.mutate())).toBe('UNAUTHORIZED');
    expect(await errorCode(at.anyone().seats.handOver.mutate())).toBe('UNAUTHORIZED');
  });
});

describe('the moderator’s code for a seat', () => {
  test('is announced when it is made, not only when it is used', async () => {
    const feyd = await at.hear({ token: tokenOf(at.table, 'harkonnen') });
    const pass = await passOf(at.desk().seats.reissue.mutate({ faction: 'atreides' }));
    await eventually(() => told(feyd).at(-1)?.kind === 'seat-reissued');
    expect(await paul().seats.whoami.query()).toMatchObject({ faction: 'atreides' });
    expect(await accept(pass)).toMatchObject({ ok: true });
    expect(await errorCode(paul().seats.whoami.query())).toBe('UNAUTHORIZED');
    await eventually(() => told(feyd).at(-1)?.kind === 'seat-moved');
  });

  test('is made only at the desk, and for seats of this table', async () => {
    expect(await errorCode(paul().seats.reissue.mutate({ faction: 'harkonnen' }))).toBe('UNAUTHORIZED');
    expect(await at.desk().seats.reissue.mutate({ faction: 'guild' })).toEqual({
      ok: false,
      refusal: { code: 'faction-not-in-play', faction: 'guild' },
    });
  });
});

describe('a free seat of a game that has begun', () => {
  const begins = () => act(at.url, at.table.moderatorToken, { type: 'BeginSetup' });
  const takes = (faction: 'atreides' | 'harkonnen') =>
    at.anyone().seats.take.mutate({ code: at.table.code, faction, name: 'Mallory' });
  const front = async () => await at.anyone().tables.look.query({ code: at.table.code });

  test('is given by the desk and not by the join code, even to the player who has left it', async () => {
    await begins();
    await paul().seats.leave.mutate();
    await at.desk().seats.release.mutate({ faction: 'harkonnen' });
    for (const faction of ['atreides', 'harkonnen'] as const) {
      expect(await takes(faction)).toEqual({ ok: false, refusal: { code: 'seat-from-desk', faction } });
    }
    expect(await at.anyone().seats.draw.mutate({ code: at.table.code, name: 'Mallory' })).toMatchObject({
      ok: false,
      refusal: { code: 'seat-from-desk' },
    });
    expect(await front()).toMatchObject({
      fromDesk: true,
      seating: [
        { takenBy: null, was: 'Player of atreides' },
        { takenBy: null, was: 'Player of harkonnen' },
      ],
    });
    const pass = await passOf(at.desk().seats.reissue.mutate({ faction: 'atreides' }));
    expect(await accept(pass, 'Alia')).toMatchObject({ ok: true, faction: 'atreides' });
    expect((await front()).seating[0]).toMatchObject({ takenBy: 'Alia', was: null });
  });

  test('may be a seat that was never taken', async () => {
    await paul().seats.leave.mutate();
    await begins();
    expect(await takes('atreides')).toMatchObject({ ok: false, refusal: { code: 'seat-from-desk' } });
    expect((await front()).seating[0]).toMatchObject({ takenBy: null, was: null });
    const pass = await passOf(at.desk().seats.reissue.mutate({ faction: 'atreides' }));
    expect(await accept(pass)).toEqual({ ok: false, refusal: { code: 'name-needed', faction: 'atreides' } });
    expect(await accept(pass, 'Alia')).toMatchObject({ ok: true });
  });

  test('returns to its last player under the same name', async () => {
    await begins();
    await paul().seats.leave.mutate();
    const pass = await passOf(at.desk().seats.reissue.mutate({ faction: 'atreides' }));
    expect(await accept(pass)).toMatchObject({ ok: true });
    expect((await front()).seating[0]).toMatchObject({ takenBy: 'Player of atreides' });
  });

  test('can be played at the desk', async () => {
    await begins();
    await paul().seats.leave.mutate();
    expect(await at.desk().seats.playHere.mutate({ faction: 'atreides' })).toMatchObject({ ok: true });
  });

  test('is open to all again once the set-up was taken back', async () => {
    await begins();
    await paul().seats.leave.mutate();
    const { view } = await at.desk().game.view.query();
    const to = 'desk' in view ? view.desk.points[0]?.to : undefined;
    expect(to).toBeDefined();
    expect(await act(at.url, at.table.moderatorToken, { type: 'TakeBack', to: to ?? 0 })).toEqual({ ok: true });
    expect(await takes('atreides')).toMatchObject({ ok: true });
  });

  test('exists at a table with an entered position, before any phase begins', async () => {
    const fact = { kind: 'turn', turn: 4 } as const;
    await act(at.url, at.table.moderatorToken, { type: 'CorrectFact', fact });
    await paul().seats.leave.mutate();
    expect(await takes('atreides')).toMatchObject({ ok: false, refusal: { code: 'seat-from-desk' } });
  });
});

describe('a seat played at the desk', () => {
  test('moves from another device to the desk, and the table is told', async () => {
    const feyd = await at.hear({ token: tokenOf(at.table, 'harkonnen') });
    const given = await at.desk().seats.playHere.mutate({ faction: 'atreides' });
    if (!given.ok) throw new Error(given.refusal.code);
    expect(await errorCode(paul().seats.whoami.query())).toBe('UNAUTHORIZED');
    expect(await deviceAt(at.url, given.token).seats.whoami.query()).toMatchObject({
      role: 'seat',
      faction: 'atreides',
      name: 'Player of atreides',
    });
    await eventually(() => told(feyd).at(-1)?.kind === 'seat-at-desk');
    expect(told(feyd).filter(({ kind }) => kind === 'seat-moved')).toEqual([]);
    // The desk receives the same view as before.
    expect((await at.desk().game.view.query()).view.audience).toBe('moderator');
  });

  test('stays in the news for every device that connects, whatever happens to other seats, and is listed once', async () => {
    const playsHere = async (faction: FactionId) => {
      expect(await at.desk().seats.playHere.mutate({ faction })).toMatchObject({ ok: true });
    };
    await playsHere('atreides');
    await playsHere('atreides');
    for (let times = 0; times < 8; times += 1) {
      await playsHere('harkonnen');
      await at.desk().seats.release.mutate({ faction: 'harkonnen' });
    }
    const late = await at.hear({ code: at.table.code });
    await eventually(() => told(late).length > 0);
    const atDesk = told(late).filter((notice) => notice.kind === 'seat-at-desk');
    expect(atDesk.map((notice) => notice.faction)).toEqual(['atreides', ...Array<FactionId>(6).fill('harkonnen')]);
  });

  test('can be a seat that no player has taken', async () => {
    await at.desk().seats.release.mutate({ faction: 'atreides' });
    const screen = await at.hear({ code: at.table.code });
    expect(await at.desk().seats.playHere.mutate({ faction: 'atreides' })).toMatchObject({ ok: true });
    await eventually(() => told(screen).at(-1)?.kind === 'seat-at-desk');
    expect(await at.desk().seats.playHere.mutate({ faction: 'guild' })).toMatchObject({ ok: false });
    expect(await errorCode(paul().seats.playHere.mutate({ faction: 'harkonnen' }))).toBe('UNAUTHORIZED');
  });
});

describe('a seat with a new code from the desk', () => {
  test('is listed once, while that code is valid', async () => {
    const reissue = () => passOf(at.desk().seats.reissue.mutate({ faction: 'atreides' }));
    await reissue();
    await reissue();
    const screen = await at.hear({ code: at.table.code });
    await eventually(() => told(screen).length > 0);
    expect(told(screen).filter(({ kind }) => kind === 'seat-reissued')).toHaveLength(1);
  });
});

describe('one-time secrets', () => {
  test('allow a limited number of wrong tries', async () => {
    // A separate network, so that tries of other tests do not count.
    const limited = await startServer();
    const { code } = await seatedTable(limited.url);
    const wrong = () =>
      deviceAt(limited.url).seats.accept.mutate({ code, faction: 'atreides', pass: 'wrong-secret-of-nobody' });
    for (let tries = 0; tries < 10; tries += 1) expect(await wrong()).toEqual(SPENT);
    expect(await errorCode(wrong())).toBe('TOO_MANY_REQUESTS');
    expect(
      await errorCode(deviceAt(limited.url).moderation.accept.mutate({ code, invite: 'wrong-secret-of-nobody' })),
    ).toBe('TOO_MANY_REQUESTS');
    await limited.close();
  });

  test('allow no more tries if they arrive in parallel', async () => {
    const store = memoryStore();
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const slow = {
      ...store,
      seatOnOffer: async (...asked: Parameters<typeof store.seatOnOffer>) => {
        await answered;
        return store.seatOnOffer(...asked);
      },
    };
    const limited = await startServer(slow);
    const { code } = await seatedTable(limited.url);
    let turnedAway = 0;
    const guesses = Array.from({ length: 30 }, (_, n) =>
      deviceAt(limited.url)
        .seats.accept.mutate({ code, pass: `GUESS${n}` })
        .catch((error: unknown) => {
          expect(error).toMatchObject({ data: { code: 'TOO_MANY_REQUESTS' } });
          turnedAway += 1;
          return null;
        }),
    );
    await eventually(() => turnedAway === 20);
    answer();
    const answers = await Promise.all(guesses);
    await limited.close();
    expect(answers.filter((one) => one !== null)).toEqual(Array.from({ length: 10 }, () => SPENT));
  });

  test('of seats allow a limited number of tries at one table, from however many addresses', async () => {
    let now = 1_000_000;
    const limits = {
      ...createRateLimits(() => now),
      seatPasses: createRateLimit({ burst: 3, every: 1_000 }, () => now),
    };
    const limited = await startServer(undefined, { limits });
    const [here, elsewhere] = [await seatedTable(limited.url), await seatedTable(limited.url)];
    const acceptAt = (code: string, pass: string) => deviceAt(limited.url).seats.accept.mutate({ code, pass });
    const handOver = () => deviceAt(limited.url, tokenOf(here, 'atreides')).seats.handOver.mutate();
    const pass = await passOf(handOver());
    for (let tries = 0; tries < 3; tries += 1) expect(await acceptAt(here.code, 'AAAACCCCDDDD')).toEqual(SPENT);
    expect(await errorCode(acceptAt(here.code, pass))).toBe('TOO_MANY_REQUESTS');
    expect(await acceptAt(elsewhere.code, 'AAAACCCCDDDD')).toEqual(SPENT);
    now += 1_000;
    // The right code uses up no try.
    expect(await acceptAt(here.code, pass)).toMatchObject({ ok: true });
    expect(await acceptAt(here.code, pass)).toEqual(SPENT);
    await limited.close();
  });

  test('are made a limited number of times for each seat', async () => {
    for (let made = 0; made < 10; made += 1) await passOf(at.desk().seats.reissue.mutate({ faction: 'atreides' }));
    expect(await errorCode(at.desk().seats.reissue.mutate({ faction: 'atreides' }))).toBe('TOO_MANY_REQUESTS');
    expect(await at.desk().seats.reissue.mutate({ faction: 'harkonnen' })).toMatchObject({ ok: true });
  });

  test('are shown only to the device that asked', async () => {
    const screen = await at.hear({ code: at.table.code });
    const pass = await passOf(at.desk().seats.reissue.mutate({ faction: 'atreides' }));
    await accept(pass);
    await eventually(() => told(screen).at(-1)?.kind === 'seat-moved');
    expect(JSON.stringify(screen.heard)).not.toContain(pass);
  });
});

describe('a seat that its player leaves', () => {
  test('is shown as free to all', async () => {
    const screen = await at.hear({ code: at.table.code });
    expect(await paul().seats.leave.mutate()).toEqual({ ok: true });
    await eventually(() => told(screen).at(-1)?.kind === 'seat-freed');
    expect((await at.anyone().tables.look.query({ code: at.table.code })).seating[0]?.takenBy).toBeNull();
    expect(await errorCode(paul().seats.whoami.query())).toBe('UNAUTHORIZED');
    const taken = await at.anyone().seats.take.mutate({ code: at.table.code, faction: 'atreides', name: 'Alia' });
    expect(taken).toMatchObject({ ok: true });
    await eventually(() => told(screen).at(-1)?.kind === 'seat-taken');
  });

  test('is in the news with the new name and the former name', async () => {
    const screen = await at.hear({ code: at.table.code });
    await paul().seats.rename.mutate({ name: ' Leto ' });
    await eventually(() => told(screen).at(-1)?.kind === 'seat-renamed');
    expect(told(screen).at(-1)).toEqual({
      kind: 'seat-renamed',
      faction: 'atreides',
      was: 'Player of atreides',
      name: 'Leto',
    });
    await paul().seats.rename.mutate({ name: 'Leto' });
    expect(told(await at.hear({ code: at.table.code })).filter(({ kind }) => kind === 'seat-renamed')).toHaveLength(1);
  });
});

describe('an invitation to the desk', () => {
  test('expires after ten minutes', async () => {
    const { invite, until } = await at.desk().moderation.invite.mutate();
    at.wait(10 * MINUTE + 1);
    expect(until).toBeLessThan(at.now());
    const late = await at.anyone().moderation.accept.mutate({ code: at.table.code, invite });
    expect(late).toEqual({ ok: false, refusal: { code: 'invite-spent' } });
    const { invite: another } = await at.desk().moderation.invite.mutate();
    expect(await at.anyone().moderation.accept.mutate({ code: at.table.code, invite: another })).toMatchObject({
      ok: true,
    });
  });
});
