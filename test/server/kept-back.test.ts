import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { freshTables } from '../support/fresh-tables.ts';
import { TABLE_OF_TWO, tokenOf } from '../support/server.ts';

/** Requests whose last byte arrives only after another device has the seat or the desk. */

const at = freshTables({ seating: [...TABLE_OF_TWO.seating, { faction: 'guild', circle: 1 }] });

/** Sends all but the last byte. The returned function sends that byte and gives the status of the answer. */
async function keptBack(path: string, token: string, input: unknown): Promise<() => Promise<number | undefined>> {
  const body = JSON.stringify(input);
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  };
  const sent = request(`${at.url}/api/trpc/${path}`, { method: 'POST', headers });
  const status = new Promise<number | undefined>((resolve, reject) => {
    sent.on('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on('error', reject);
  });
  sent.write(body.slice(0, -1));
  await pause(100);
  return () => {
    sent.end(body.slice(-1));
    return status;
  };
}

async function swapped(): Promise<void> {
  await at.seat('atreides').seats.offerSwap.mutate({ partner: 'harkonnen' });
  await at.seat('harkonnen').seats.answerSwap.mutate({ from: 'atreides', agree: true, id: 'agree-by-harkonnen' });
}

async function deskMoved(): Promise<void> {
  const { invite } = await at.desk().moderation.invite.mutate();
  await at.anyone().moderation.accept.mutate({ code: at.table.code, invite });
}

test('an offer to swap comes from the seat that its sender has now, not from the one before the swap', async () => {
  const send = await keptBack('seats.offerSwap', tokenOf(at.table, 'atreides'), { partner: 'guild' });
  await swapped();
  expect(await send()).toBe(200);
  const answer = await at.seat('guild').seats.answerSwap.mutate({
    from: 'atreides',
    agree: true,
    id: 'agree-by-guild',
  });
  expect(answer).toEqual({ ok: false, refusal: { code: 'swap-gone', faction: 'atreides' } });
  expect(await at.seat('harkonnen').seats.whoami.query()).toMatchObject({ faction: 'atreides' });
});

test.each([
  ['seats.rename', { name: 'Fool' }],
  ['moderation.vote', { candidate: 'guild' }],
] as const)('a seat that was left can do nothing: %s', async (path, input) => {
  const send = await keptBack(path, tokenOf(at.table, 'atreides'), input);
  await at.seat('atreides').seats.leave.mutate();
  expect(await send()).toBe(401);
});

test.each([
  ['seats.playHere', { faction: 'harkonnen' }],
  ['seats.reissue', { faction: 'harkonnen' }],
  ['tables.exportTable', { passphrase: 'long enough' }],
] as const)('a desk that was handed over can open no seat: %s', async (path, input) => {
  const send = await keptBack(path, at.table.moderatorToken, input);
  await deskMoved();
  expect(await send()).toBe(401);
});
