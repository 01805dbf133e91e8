import { beforeEach, describe, expect, test } from 'vitest';
import type { FactionId, View } from '#engine';
import { freshTables, last, told } from '../support/fresh-tables.ts';
import { act, errorCode, eventually, tokenOf, type Device, type LiveListener } from '../support/server.ts';

const at = freshTables();
/** Returns the device that took this seat first. */
const paul = () => at.seat('atreides');
const feyd = () => at.seat('harkonnen');

beforeEach(async () => {
  await paul().seats.rename.mutate({ name: 'Paul' });
  await feyd().seats.rename.mutate({ name: 'Feyd' });
});

const plays = async (device: Device) => {
  const holder = await device.seats.whoami.query();
  return holder.role === 'seat' ? [holder.name, holder.faction] : ['moderator'];
};
const offer = (device: Device, partner: FactionId | null) => device.seats.offerSwap.mutate({ partner });
let answers = 0;
const answer = (device: Device, from: FactionId, agree: boolean, id = `answer-${(answers += 1)}`) =>
  device.seats.answerSwap.mutate({ from, agree, id });
const refusal = (code: string) => ({ ok: false, refusal: { code } });

describe('a swap by consent', () => {
  test('gives each phone the other’s seat under its old token, and tells the table', async () => {
    const screen = await at.hear({ code: at.table.code });
    expect(await offer(paul(), 'harkonnen')).toEqual({ ok: true });
    await eventually(() => (last(screen, 'swaps') as readonly unknown[]).length > 0);
    expect(last(screen, 'swaps')).toEqual([{ by: 'atreides', partner: 'harkonnen' }]);
    expect(await answer(feyd(), 'atreides', true)).toEqual({ ok: true });
    expect(await plays(paul())).toEqual(['Paul', 'harkonnen']);
    expect(await plays(feyd())).toEqual(['Feyd', 'atreides']);
    await eventually(() => told(screen).at(-1)?.kind === 'factions-swapped');
    expect(told(screen).at(-1)).toEqual({
      kind: 'factions-swapped',
      one: { faction: 'harkonnen', name: 'Paul' },
      other: { faction: 'atreides', name: 'Feyd' },
    });
    expect(last(screen, 'swaps')).toEqual([]);
  });

  test('closes the sockets of both phones, and each reconnects with its new seat', async () => {
    const old = await at.hear({ token: tokenOf(at.table, 'atreides') });
    const other = await at.hear({ token: tokenOf(at.table, 'harkonnen') });
    await offer(paul(), 'harkonnen');
    await answer(feyd(), 'atreides', true);
    const isSentAway = ({ socket }: LiveListener) => socket.disconnected;
    await eventually(() => isSentAway(old) && isSentAway(other));
    // The token stays valid.
    expect([old, other].flatMap(({ heard }) => heard).map(({ event }) => event)).not.toContain('moved');
    const again = await at.hear({ token: tokenOf(at.table, 'atreides') });
    expect((last(again, 'frame') as { view: View }).view.audience).toBe('harkonnen');
    expect((await paul().game.view.query()).view.audience).toBe('harkonnen');
  });

  test('shows neither phone the other player’s entries from before', async () => {
    const hand = (cards: readonly 'crysknife'[]) => ({ type: 'DeclareSecret', fact: { kind: 'hand', cards } }) as const;
    await act(at.url, tokenOf(at.table, 'atreides'), hand(['crysknife']));
    await offer(paul(), 'harkonnen');
    await answer(feyd(), 'atreides', true);
    for (const device of [paul(), feyd()]) {
      const frame = await device.game.view.query();
      const log = await device.game.log.query({ before: 1000, limit: 100 });
      expect(JSON.stringify([frame, log])).not.toContain('crysknife');
    }
  });

  test('drops a command in flight that was made for the faction before the swap', async () => {
    await offer(paul(), 'harkonnen');
    await answer(feyd(), 'atreides', true);
    const command = { type: 'DeclareSecret', fact: { kind: 'spice', spice: 7 } } as const;
    const late = paul().game.act.mutate({ id: 'sent-offline', command, as: 'atreides' });
    expect(await errorCode(late)).toBe('UNAUTHORIZED');
    expect(await paul().game.act.mutate({ id: 'sent-anew', command, as: 'harkonnen' })).toMatchObject({ ok: true });
  });

  test('that is accepted again after a lost answer happens once', async () => {
    await offer(paul(), 'harkonnen');
    expect(await answer(feyd(), 'atreides', true, 'agree-to-paul')).toEqual({ ok: true });
    const ear = await at.hear({ token: tokenOf(at.table, 'harkonnen') });
    expect(await answer(feyd(), 'atreides', true, 'agree-to-paul')).toEqual({ ok: true });
    expect(await plays(feyd())).toEqual(['Feyd', 'atreides']);
    expect(told(ear).filter(({ kind }) => kind === 'factions-swapped')).toHaveLength(1);
    expect(ear.socket.connected).toBe(true);
    // No other device and no other id can accept this swap.
    expect(await answer(paul(), 'atreides', true, 'agree-to-paul')).toMatchObject(refusal('swap-gone'));
    expect(await answer(feyd(), 'atreides', true, 'agree-to-more')).toMatchObject(refusal('swap-gone'));
  });

  test('that is accepted twice at once happens once', async () => {
    await offer(paul(), 'harkonnen');
    const twice = [answer(feyd(), 'atreides', true, 'agree-twice'), answer(feyd(), 'atreides', true, 'agree-twice')];
    expect(await Promise.all(twice)).toEqual([{ ok: true }, { ok: true }]);
    expect(await plays(feyd())).toEqual(['Feyd', 'atreides']);
  });

  test('is refused under an id that the offering seat has used', async () => {
    const used = paul().game.act.mutate({ id: 'used-by-paul', command: { type: 'LowerHand' }, as: 'atreides' });
    await used;
    await offer(paul(), 'harkonnen');
    expect(await answer(feyd(), 'atreides', true, 'used-by-paul')).toMatchObject(refusal('swap-gone'));
    expect(await plays(feyd())).toEqual(['Feyd', 'harkonnen']);
    expect(await answer(feyd(), 'atreides', true)).toEqual({ ok: true });
  });

  test('lets both players play on with their new factions', async () => {
    await offer(paul(), 'harkonnen');
    await answer(feyd(), 'atreides', true);
    await act(at.url, tokenOf(at.table, 'atreides'), { type: 'RaiseHand' });
    const { view } = await at.desk().game.view.query();
    expect(view.table.factions.filter(({ talking }) => talking).map(({ faction }) => faction)).toEqual(['harkonnen']);
  });
});

describe('an offer to swap', () => {
  test('can be declined, and the table is told', async () => {
    const screen = await at.hear({ code: at.table.code });
    await offer(paul(), 'harkonnen');
    expect(await answer(feyd(), 'atreides', false)).toEqual({ ok: true });
    await eventually(() => told(screen).at(-1)?.kind === 'swap-declined');
    expect(told(screen).at(-1)).toEqual({
      kind: 'swap-declined',
      by: { faction: 'harkonnen', name: 'Feyd' },
      asked: { faction: 'atreides', name: 'Paul' },
    });
    expect(await answer(feyd(), 'atreides', true)).toMatchObject(refusal('swap-gone'));
    expect(await plays(paul())).toEqual(['Paul', 'atreides']);
  });

  test('can be withdrawn, and a later answer is refused', async () => {
    await offer(paul(), 'harkonnen');
    await offer(paul(), null);
    expect(await answer(feyd(), 'atreides', true)).toMatchObject(refusal('swap-gone'));
    expect(await plays(feyd())).toEqual(['Feyd', 'harkonnen']);
  });

  test('can be accepted once, and only by its addressee', async () => {
    await offer(paul(), 'harkonnen');
    expect(await answer(paul(), 'harkonnen', true)).toMatchObject(refusal('swap-gone'));
    expect(await answer(paul(), 'atreides', true)).toMatchObject(refusal('swap-gone'));
    expect(await answer(feyd(), 'atreides', true)).toEqual({ ok: true });
    expect(await answer(feyd(), 'atreides', true)).toMatchObject(refusal('swap-gone'));
    expect(await plays(feyd())).toEqual(['Feyd', 'atreides']);
  });

  test('goes to another seat, which has a player', async () => {
    expect(await offer(paul(), 'atreides')).toMatchObject(refusal('swap-with-itself'));
    expect(await offer(paul(), 'guild')).toMatchObject(refusal('seat-free'));
    await feyd().seats.leave.mutate();
    expect(await offer(paul(), 'harkonnen')).toMatchObject(refusal('seat-free'));
  });

  test('ends when either seat becomes free', async () => {
    await offer(paul(), 'harkonnen');
    await paul().seats.leave.mutate();
    const stranger = at.anyone();
    const taken = await stranger.seats.take.mutate({ code: at.table.code, faction: 'atreides', name: 'Alia' });
    expect(taken.ok).toBe(true);
    expect(await answer(feyd(), 'atreides', true)).toMatchObject(refusal('swap-gone'));
  });

  test('and its answer are refused once the game has begun', async () => {
    await offer(paul(), 'harkonnen');
    await act(at.url, at.table.moderatorToken, { type: 'BeginSetup' });
    expect(await answer(feyd(), 'atreides', true)).toMatchObject(refusal('too-late-to-swap'));
    expect(await offer(feyd(), 'atreides')).toMatchObject(refusal('too-late-to-swap'));
    expect(await plays(feyd())).toEqual(['Feyd', 'harkonnen']);
    const late = await at.hear({ code: at.table.code });
    expect(last(late, 'swaps')).toEqual([]);
  });

  test('can be made by seats alone, and a limited number of times', async () => {
    expect(await errorCode(at.desk().seats.offerSwap.mutate({ partner: 'atreides' }))).toBe('UNAUTHORIZED');
    expect(await errorCode(answer(at.anyone(), 'atreides', true))).toBe('UNAUTHORIZED');
    const codes: unknown[] = [];
    for (let tries = 0; tries < 40; tries += 1) {
      codes.push(
        await offer(paul(), 'harkonnen').then(
          () => null,
          (error: unknown) => errorCode(Promise.reject(error as Error)),
        ),
      );
    }
    expect(codes).toContain('TOO_MANY_REQUESTS');
  });
});

describe('an open code of a seat', () => {
  test('ends with a swap, and then opens no seat', async () => {
    const handed = await paul().seats.handOver.mutate();
    if (!handed.ok) throw new Error('no code');
    await offer(paul(), 'harkonnen');
    await answer(feyd(), 'atreides', true);
    const thief = at.anyone().seats.accept;
    expect(await thief.mutate({ code: at.table.code, faction: 'atreides', pass: handed.pass })).toMatchObject(
      refusal('pass-spent'),
    );
    expect(await thief.mutate({ code: at.table.code, faction: 'harkonnen', pass: handed.pass })).toMatchObject(
      refusal('pass-spent'),
    );
  });
});
