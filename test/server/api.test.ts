import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OptionId } from '#engine';
import {
  act,
  deviceAt,
  errorCode,
  seatedTable,
  startServer,
  TABLE_OF_TWO,
  tokenOf,
  type SeatedTable,
  type TestServer,
} from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const anyone = () => deviceAt(server.url);
const open = async () => {
  const opened = await anyone().tables.open.mutate(TABLE_OF_TWO);
  if (!opened.ok) throw new Error(opened.refusal.code);
  return opened;
};

describe('opening a table', () => {
  test('returns a join code without look-alikes and a moderator token', async () => {
    const { code, moderatorToken } = await open();
    expect(code).toMatch(/^[ACDEFHJKLMNPQRTUVWXY34679]{6}$/);
    expect(await deviceAt(server.url, moderatorToken).seats.whoami.query()).toEqual({ role: 'moderator', code });
  });

  test('stores where shipments and moves are made; the default is the board', async () => {
    const made = async (choice: object) => {
      const opened = await anyone().tables.open.mutate({ ...TABLE_OF_TWO, ...choice });
      if (!opened.ok) throw new Error(opened.refusal.code);
      const { view } = await deviceAt(server.url, opened.moderatorToken).game.view.query();
      return view.table.movesMade;
    };
    expect(await made({})).toBe('on-the-board');
    expect(await made({ movesMade: 'on-phones' })).toBe('on-phones');
  });

  test('gives windows fixed times for two players, unless the host chooses otherwise', async () => {
    const timesOf = async (choice: object) => {
      const opened = await anyone().tables.open.mutate({ ...TABLE_OF_TWO, windowSeconds: 20, ...choice });
      if (!opened.ok) throw new Error(opened.refusal.code);
      const { view } = await deviceAt(server.url, opened.moderatorToken).game.view.query();
      return view.table.questionTime;
    };
    expect(await timesOf({})).toEqual({ time: 20_000, isFixed: true });
    expect(await timesOf({ fixedTimes: false })).toEqual({ time: 20_000, isFixed: false });
    expect(await timesOf({ fixedTimes: true })).toEqual({ time: 20_000, isFixed: true });
  });

  test('lets players bid aloud for cards of Mentat’s deck by default', async () => {
    const wayOf = async (treachery: 'app' | 'cardboard', choice: object) => {
      const components = { ...TABLE_OF_TWO.components, treachery };
      const opened = await anyone().tables.open.mutate({ ...TABLE_OF_TWO, ...choice, components });
      if (!opened.ok) throw new Error(opened.refusal.code);
      const { view } = await deviceAt(server.url, opened.moderatorToken).game.view.query();
      return view.table.biddingWay;
    };
    expect(await wayOf('app', {})).toBe('aloud');
    expect(await wayOf('app', { biddingWay: 'on-the-table' })).toBe('on-the-table');
    expect(await wayOf('cardboard', {})).toBe('on-the-table');
  });

  test('returns a refusal of the engine as data', async () => {
    const alone = { ...TABLE_OF_TWO, seating: TABLE_OF_TWO.seating.slice(0, 1) };
    expect(await anyone().tables.open.mutate(alone)).toEqual({ ok: false, refusal: { code: 'bad-seating' } });
  });

  test('accepts only house rules that the edition and the layer offer', async () => {
    const opened = (layer: 'basic' | 'advanced', option: OptionId) =>
      anyone().tables.open.mutate({ ...TABLE_OF_TWO, edition: 'gf9-2019', layer, options: [option] });
    const refused = { ok: false, refusal: { code: 'bad-choices' } };
    expect(await opened('basic', 'cards-of-later-printings')).toMatchObject({ ok: true });
    expect(await opened('advanced', 'advisors-wait-after-battles')).toMatchObject({ ok: true });
    expect(await opened('basic', 'advisors-wait-after-battles')).toEqual(refused);
    expect(await opened('basic', 'voluntary-no-leader')).toEqual(refused);
  });

  test('refuses an unknown edition, window time or key', async () => {
    const bad = [
      { edition: 'dune-ii' },
      { windowSeconds: 2 },
      { windowSeconds: 31 },
      { fixedTimes: 'on' },
      { more: 1 },
    ];
    for (const change of bad) {
      expect(await errorCode(anyone().tables.open.mutate({ ...TABLE_OF_TWO, ...change } as never))).toBe('BAD_REQUEST');
    }
  });
});

describe('looking at a table', () => {
  test('shows public facts, and the player of each seat', async () => {
    const { code } = await open();
    await anyone().seats.take.mutate({ code, faction: 'harkonnen', name: ' Feyd ' });
    expect(await anyone().tables.look.query({ code: ` ${code.toLowerCase()} ` })).toEqual({
      code,
      edition: 'gf9-2019',
      layer: 'basic',
      pairs: [],
      fromDesk: false,
      seating: [
        { faction: 'atreides', circle: 0, at: { circle: 1, next: null }, takenBy: null, was: null },
        { faction: 'harkonnen', circle: 3, at: { circle: 4, next: null }, takenBy: 'Feyd', was: null },
      ],
    });
  });

  test('finds nothing under an unknown code', async () => {
    expect(await errorCode(anyone().tables.look.query({ code: 'QQQQ' }))).toBe('NOT_FOUND');
    expect(await errorCode(anyone().game.view.query({ code: 'QQQQ' }))).toBe('NOT_FOUND');
  });

  test('returns the addresses for phones', async () => {
    const { addresses, joinUrl } = await anyone().tables.addresses.query({ code: 'ABCD' });
    expect(addresses).toEqual([server.url]);
    expect(joinUrl).toBe(`${server.url}/t/ABCD`);
  });

  test.each(['\uD800', 'K\0', 'ABCD/../..', 'ÄÖÜ', ''])(
    'returns no addresses for an unknown code: %j',
    async (code) => {
      expect(await errorCode(anyone().tables.addresses.query({ code }))).toBe('BAD_REQUEST');
    },
  );
});

describe('taking a seat', () => {
  test('gives a seat to the first phone that asks, for factions in play only', async () => {
    const { code } = await open();
    const take = (faction: 'atreides' | 'guild') => anyone().seats.take.mutate({ code, faction, name: 'Paul' });
    expect(await take('atreides')).toMatchObject({ ok: true });
    expect(await take('atreides')).toEqual({ ok: false, refusal: { code: 'seat-taken', faction: 'atreides' } });
    expect(await take('guild')).toEqual({ ok: false, refusal: { code: 'faction-not-in-play', faction: 'guild' } });
  });

  test('by chance gives each phone a different free seat', async () => {
    const { code } = await open();
    const draw = (name: string) => anyone().seats.draw.mutate({ code, name });
    const drawn = await Promise.all([draw('Paul'), draw('Feyd')]);
    expect(drawn.map((seat) => (seat.ok ? seat.faction : seat.refusal.code)).sort()).toEqual(['atreides', 'harkonnen']);
    expect(await draw('Edric')).toEqual({ ok: false, refusal: { code: 'no-seat-free' } });
  });

  test('requires a name that others can read', async () => {
    const { code } = await open();
    const named = (name: string) => anyone().seats.take.mutate({ code, faction: 'atreides', name });
    for (const name of [
      '',
      '   ',
      'x'.repeat(41),
      'two\nlines',
      'in\u200Bvisible',
      '\u3164',
      '\u2800',
      'Z\u0340\u0321\u0322\u0327\u0328',
    ]) {
      expect(await errorCode(named(name))).toBe('BAD_REQUEST');
    }
    expect(await named('  Лето II 👩‍🚀 ')).toMatchObject({ ok: true });
  });

  test('from two devices at once gives it to one of them', async () => {
    const { code } = await open();
    const takes = await Promise.all(
      Array.from({ length: 8 }, (_, n) => anyone().seats.take.mutate({ code, faction: 'atreides', name: `P${n}` })),
    );
    expect(takes.filter(({ ok }) => ok)).toHaveLength(1);
  });
});

describe('authority', () => {
  let table: SeatedTable;
  beforeAll(async () => {
    table = await seatedTable(server.url);
  });

  test('follows from the token alone', async () => {
    const paul = deviceAt(server.url, tokenOf(table, 'atreides'));
    expect(await paul.seats.whoami.query()).toMatchObject({ role: 'seat', code: table.code, faction: 'atreides' });
    expect((await paul.game.view.query()).view.audience).toBe('atreides');
    // A code next to a token has no effect.
    expect((await paul.game.view.query({ code: 'QQQQ' })).view.audience).toBe('atreides');
  });

  test('is refused for a wrong, missing or malformed token', async () => {
    for (const token of [null, 'x', `${tokenOf(table, 'atreides')}x`, '../..', 'x'.repeat(400)]) {
      const stranger = deviceAt(server.url, token);
      expect(await errorCode(stranger.seats.whoami.query())).toBe('UNAUTHORIZED');
      expect(await errorCode(stranger.game.view.query())).toBe('UNAUTHORIZED');
      expect(await errorCode(stranger.game.act.mutate({ id: 'command-x', command: { type: 'RaiseHand' } }))).toBe(
        'UNAUTHORIZED',
      );
    }
  });

  test('of a seat differs from that of the desk', async () => {
    const paul = deviceAt(server.url, tokenOf(table, 'atreides'));
    expect(await errorCode(paul.seats.release.mutate({ faction: 'harkonnen' }))).toBe('UNAUTHORIZED');
    expect(await errorCode(paul.moderation.invite.mutate())).toBe('UNAUTHORIZED');
    expect(await errorCode(paul.game.previewTakeBack.query({ to: 0 }))).toBe('UNAUTHORIZED');
    expect(await act(server.url, tokenOf(table, 'atreides'), { type: 'DealTraitors' })).toEqual({
      ok: false,
      refusal: { code: 'moderator-only' },
    });
  });

  test('lets a device without a token see the table’s public view', async () => {
    const { view } = await anyone().game.view.query({ code: table.code });
    expect(view.audience).toBe('table');
    expect(Object.keys(view)).toEqual(['audience', 'table']);
  });

  test('decides which log lines a device can read', async () => {
    const harkonnen = deviceAt(server.url, tokenOf(table, 'harkonnen'));
    await act(server.url, tokenOf(table, 'harkonnen'), { type: 'DeclareSecret', fact: { kind: 'spice', spice: 13 } });
    const own = await harkonnen.game.log.query({ limit: 100 });
    const all = await anyone().game.log.query({ code: table.code, limit: 100 });
    expect(JSON.stringify(own)).toContain('13');
    expect(JSON.stringify(all)).not.toContain('own-secret-declared');
    expect(await harkonnen.game.log.query({ before: 1, limit: 1 })).toHaveLength(1);
  });
});

describe('releasing a seat', () => {
  test('ends its token and frees the seat', async () => {
    const table = await seatedTable(server.url);
    const token = tokenOf(table, 'atreides');
    const desk = deviceAt(server.url, table.moderatorToken);
    expect(await desk.seats.release.mutate({ faction: 'atreides' })).toEqual({ ok: true });
    expect(await errorCode(deviceAt(server.url, token).game.view.query())).toBe('UNAUTHORIZED');
    expect(await errorCode(act(server.url, token, { type: 'RaiseHand' }))).toBe('UNAUTHORIZED');
    expect(await anyone().seats.take.mutate({ code: table.code, faction: 'atreides', name: 'Alia' })).toMatchObject({
      ok: true,
    });
  });
});

describe('handing the desk over', () => {
  test('works once, and ends the former moderator’s token', async () => {
    const { code, moderatorToken } = await open();
    const { invite } = await deviceAt(server.url, moderatorToken).moderation.invite.mutate();
    const accepted = await anyone().moderation.accept.mutate({ code, invite });
    if (!accepted.ok) throw new Error(accepted.refusal.code);
    expect(await deviceAt(server.url, accepted.token).seats.whoami.query()).toEqual({ role: 'moderator', code });
    expect(await errorCode(deviceAt(server.url, moderatorToken).moderation.invite.mutate())).toBe('UNAUTHORIZED');
    expect(await anyone().moderation.accept.mutate({ code, invite })).toEqual({
      ok: false,
      refusal: { code: 'invite-spent' },
    });
  });

  test('does not work with an invitation of another table', async () => {
    const [here, there] = [await open(), await open()];
    const { invite } = await deviceAt(server.url, there.moderatorToken).moderation.invite.mutate();
    expect(await anyone().moderation.accept.mutate({ code: here.code, invite })).toMatchObject({ ok: false });
  });
});
