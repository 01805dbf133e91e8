import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { digestOf } from '../../server/application/credentials.ts';
import { memoryStore } from '../../server/store/memory.ts';
import {
  deviceAt,
  errorCode,
  eventually,
  seatedTable,
  startServer,
  tokenOf,
  type Device,
  type SeatedTable,
  type TestServer,
} from '../support/server.ts';

/** Requests that have arrived and wait their turn, while the seat or the desk goes to somebody else before them. */

let server: TestServer;
let table: SeatedTable;
/** Credentials that somebody has asked the store about. */
const shown: string[] = [];
/** A seat or the desk on its way: `arrived` once it has begun, and done when `release` is called. */
let move = { arrived: false, release: () => undefined as unknown };

beforeAll(async () => {
  const store = memoryStore();
  const slowly = async <Outcome>(work: () => Promise<Outcome>): Promise<Outcome> => {
    await new Promise<unknown>((resolve) => {
      move = { arrived: true, release: () => resolve(null) };
    });
    return work();
  };
  server = await startServer({
    ...store,
    holder: (credential) => {
      shown.push(credential);
      return store.holder(credential);
    },
    acceptSeat: (seat) => slowly(() => store.acceptSeat(seat)),
    acceptDesk: (desk) => slowly(() => store.acceptDesk(desk)),
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  table = await seatedTable(server.url);
});

const atreides = () => deviceAt(server.url, tokenOf(table, 'atreides'));
const desk = () => deviceAt(server.url, table.moderatorToken);
const anyone = () => deviceAt(server.url);

/** How a request is answered that arrives while its sender's seat or desk moves on. */
async function overtaken(
  token: string,
  moving: () => Promise<{ readonly ok: boolean }>,
  asking: (device: Device) => Promise<unknown>,
): Promise<unknown> {
  move.arrived = false;
  const moved = moving();
  await eventually(() => move.arrived);
  shown.length = 0;
  const answer = errorCode(asking(deviceAt(server.url, token)));
  await eventually(() => shown.includes(digestOf(token)));
  move.release();
  expect(await moved).toMatchObject({ ok: true });
  return answer;
}

test.each<[string, (device: Device) => Promise<unknown>]>([
  ['another name', ({ seats }) => seats.rename.mutate({ name: 'Fool' })],
  ['leaving', ({ seats }) => seats.leave.mutate()],
  ['a code for another phone', ({ seats }) => seats.handOver.mutate()],
  ['an offer to swap', ({ seats }) => seats.offerSwap.mutate({ partner: 'harkonnen' })],
  ['agreeing to one', ({ seats }) => seats.answerSwap.mutate({ from: 'harkonnen', agree: true, id: 'agree-late' })],
  ['declining one', ({ seats }) => seats.answerSwap.mutate({ from: 'harkonnen', agree: false, id: 'keep-late' })],
  ['a vote', ({ moderation }) => moderation.vote.mutate({ candidate: 'harkonnen' })],
  ['taking the desk', ({ moderation }) => moderation.takeDesk.mutate()],
  ['a raised hand', ({ game }) => game.act.mutate({ id: 'raise-late', want: { type: 'RaiseHand' } })],
])('a seat that moves on first is no longer heard: %s', async (_, asking) => {
  const passed = await desk().seats.reissue.mutate({ faction: 'atreides' });
  if (!passed.ok) throw new Error(passed.refusal.code);
  const { code } = table;
  const moving = () => anyone().seats.accept.mutate({ code, faction: 'atreides', pass: passed.pass, name: 'Alia' });
  expect(await overtaken(tokenOf(table, 'atreides'), moving, asking)).toBe('UNAUTHORIZED');
  expect((await anyone().tables.look.query({ code })).seating[0]?.takenBy).toBe('Alia');
});

test.each<[string, (device: Device) => Promise<unknown>]>([
  ['freeing a seat', ({ seats }) => seats.release.mutate({ faction: 'atreides' })],
  ['a code for a seat', ({ seats }) => seats.reissue.mutate({ faction: 'atreides' })],
  ['playing a seat', ({ seats }) => seats.playHere.mutate({ faction: 'atreides' })],
  ['an invitation', ({ moderation }) => moderation.invite.mutate()],
  ['taking the table along', ({ tables }) => tables.seal.mutate({ passphrase: 'long enough' })],
  ['a pause', ({ game }) => game.act.mutate({ id: 'hold-late', want: { type: 'PauseTable' } })],
])('a desk that moves on first is no longer heard: %s', async (_, asking) => {
  const { invite } = await desk().moderation.invite.mutate();
  const moving = () => anyone().moderation.accept.mutate({ code: table.code, invite });
  expect(await overtaken(table.moderatorToken, moving, asking)).toBe('UNAUTHORIZED');
  expect(await atreides().seats.whoami.query()).toMatchObject({ faction: 'atreides' });
});
