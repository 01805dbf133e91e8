import { beforeEach, describe, expect, test } from 'vitest';
import type { FactionId, SeatAsker } from '#engine';
import { freshTables, last, MINUTE, told } from '../support/fresh-tables.ts';
import {
  act,
  deviceAt,
  deviceElsewhere,
  errorCode,
  eventually,
  quiet,
  tokenOf,
  type LiveListener,
} from '../support/server.ts';

const at = freshTables();
const code = () => at.table.code;

/** A phone asks for seats and waits for the desk. */
async function asks(name = 'Alia', factions: FactionId[] = ['atreides']) {
  const asked = await at.anyone().seats.ask.mutate({ code: code(), factions, name });
  if (!asked.ok) throw new Error(asked.refusal.code);
  return asked;
}
const stands = async (token: string | undefined) =>
  (await at.anyone().seats.answer.query({ code: code(), token: token ?? '' })).stands;
const askers = (desk: LiveListener) => last(desk, 'askers') as readonly SeatAsker[];
const idOf = (desk: LiveListener, name: string) => askers(desk).find((asker) => asker.name === name)?.id ?? '';

describe('a free seat of a game that has begun', () => {
  let desk: LiveListener;
  beforeEach(async () => {
    await act(at.url, at.table.moderatorToken, { type: 'BeginSetup' });
    await at.seat('atreides').seats.leave.mutate();
    desk = await at.hear({ token: at.table.moderatorToken });
  });

  test('is requested on a phone, and given with one tap at the desk', async () => {
    const screen = await at.hear({ code: code() });
    const { tokens, sign } = await asks();
    const [token = ''] = tokens;
    await eventually(() => askers(desk).length === 1);
    expect(askers(desk)[0]).toEqual({ id: idOf(desk, 'Alia'), name: 'Alia', sign, factions: ['atreides'] });
    expect(sign).toMatch(/^[A-Z34679]{2}$/);
    expect(await stands(token)).toBe('waits');
    expect(await errorCode(deviceAt(at.url, token).seats.whoami.query())).toBe('UNAUTHORIZED');
    expect(await at.desk().seats.approveJoin.mutate({ asker: idOf(desk, 'Alia') })).toEqual({ ok: true });
    expect(await stands(token)).toBe('seated');
    expect(await deviceAt(at.url, token).seats.whoami.query()).toMatchObject({ faction: 'atreides', name: 'Alia' });
    await eventually(() => askers(desk).length === 0 && told(screen).at(-1)?.kind === 'seat-taken');
  });

  test('is requested on the seat page of a moderator who plays, until another device has the desk', async () => {
    const playing = await at.hear({ token: tokenOf(at.table, 'harkonnen'), also: [at.table.moderatorToken] });
    await asks();
    await eventually(() => askers(playing).length === 1);
    const { invite } = await at.desk().moderation.invite.mutate();
    await at.anyone().moderation.accept.mutate({ code: code(), invite });
    await asks('Chani');
    await quiet();
    expect(JSON.stringify(playing.heard)).not.toContain('Chani');
  });

  test('stays free if the desk declines', async () => {
    const { tokens } = await asks();
    await eventually(() => askers(desk).length === 1);
    expect(await at.desk().seats.rejectJoin.mutate({ asker: idOf(desk, 'Alia') })).toEqual({ ok: true });
    expect(await stands(tokens[0])).toBe('turned-away');
    await eventually(() => askers(desk).length === 0);
    expect(await errorCode(deviceAt(at.url, tokens[0]).seats.whoami.query())).toBe('UNAUTHORIZED');
  });

  test('is not given to a phone that has left, was answered, or never asked', async () => {
    await asks();
    await eventually(() => askers(desk).length === 1);
    const id = idOf(desk, 'Alia');
    at.wait(MINUTE);
    const gone = { ok: false, refusal: { code: 'asker-gone' } };
    expect(await at.desk().seats.approveJoin.mutate({ asker: id })).toEqual(gone);
    expect(await at.desk().seats.approveJoin.mutate({ asker: 'nobody' })).toEqual(gone);
    const { tokens } = await asks('Alia', ['atreides']);
    at.wait(5 * MINUTE);
    expect(await stands(tokens[0])).toBe('gone');
  });

  test('can be requested at its own table, while it is free, by a few phones at a time', async () => {
    const ask = (factions: FactionId[]) => at.anyone().seats.ask.mutate({ code: code(), factions, name: 'Mallory' });
    expect(await ask(['harkonnen'])).toMatchObject({ ok: false, refusal: { code: 'seat-taken' } });
    expect(await ask(['guild'])).toMatchObject({ ok: false, refusal: { code: 'faction-not-in-play' } });
    for (let n = 0; n < 3; n += 1) expect(await ask(['atreides'])).toMatchObject({ ok: true });
    expect(await ask(['atreides'])).toEqual({ ok: false, refusal: { code: 'asked-enough' } });
    expect(askers(desk).length).toBeLessThanOrEqual(3);
    expect(await errorCode(at.anyone().seats.ask.mutate({ code: 'QQQQ', factions: ['atreides'], name: 'M' }))).toBe(
      'NOT_FOUND',
    );
  });

  test('stays available although one device sends many requests', async () => {
    for (let n = 0; n < 3; n += 1) await asks('Mallory');
    const alia = deviceElsewhere(at.url, '192.0.2.9').seats.ask.mutate({
      code: code(),
      factions: ['atreides'],
      name: 'Alia',
    });
    expect(await alia).toMatchObject({ ok: true });
    await eventually(() => askers(desk).some(({ name }) => name === 'Alia'));
    expect(askers(desk)).toHaveLength(3);
    const ask = { code: code(), factions: ['atreides' as const], name: 'Mallory' };
    expect(await at.anyone().seats.ask.mutate(ask)).toEqual({ ok: false, refusal: { code: 'asked-enough' } });
  });

  test('stays available although phones with a request have left', async () => {
    for (let n = 0; n < 3; n += 1) await asks('Mallory');
    at.wait(MINUTE);
    await asks('Alia');
    await eventually(() => askers(desk).length === 1);
    expect(askers(desk)[0]?.name).toBe('Alia');
  });

  test('is given by the desk alone, and no other device learns who requests it', async () => {
    const screen = await at.hear({ code: code() });
    const feyd = await at.hear({ token: tokenOf(at.table, 'harkonnen') });
    const { tokens } = await asks();
    await eventually(() => askers(desk).length === 1);
    const asker = idOf(desk, 'Alia');
    expect(await errorCode(at.seat('harkonnen').seats.approveJoin.mutate({ asker }))).toBe('UNAUTHORIZED');
    expect(await errorCode(at.anyone().seats.rejectJoin.mutate({ asker }))).toBe('UNAUTHORIZED');
    await quiet();
    for (const ear of [screen, feyd]) expect(JSON.stringify(ear.heard)).not.toContain('Alia');
    expect(JSON.stringify(desk.heard)).not.toContain(tokens[0]);
  });
});
