import { expect, test } from 'vitest';
import { digestOf } from '../../server/application/credentials.ts';
import { memoryStore } from '../support/memory-store.ts';
import { freshTables } from '../support/fresh-tables.ts';
import { deviceAt, errorCode, eventually, tokenOf, type Device } from '../support/server.ts';

/** Requests that have arrived and wait for their turn while another device gets the seat or the desk. */

/** The credentials that the store was asked about. */
const shown: string[] = [];
/**
 * A seat or a desk during its change of device. `arrived` resolves when the change has begun, and `release` ends the
 * change.
 */
let move = { arrived: false, release: () => undefined as unknown };

const slowly = async <Outcome>(work: () => Promise<Outcome>): Promise<Outcome> => {
  await new Promise<unknown>((resolve) => {
    move = { arrived: true, release: () => resolve(null) };
  });
  return work();
};

const store = memoryStore();
const at = freshTables(
  {},
  {
    ...store,
    holder: (credential) => {
      shown.push(credential);
      return store.holder(credential);
    },
    acceptSeat: (seat) => slowly(() => store.acceptSeat(seat)),
    acceptDesk: (desk) => slowly(() => store.acceptDesk(desk)),
  },
);

/** Returns the answer to a request of a seat or desk that changes its device while the request waits. */
async function overtaken(
  token: string,
  moving: () => Promise<{ readonly ok: boolean }>,
  asking: (device: Device) => Promise<unknown>,
): Promise<unknown> {
  move.arrived = false;
  const moved = moving();
  await eventually(() => move.arrived);
  shown.length = 0;
  const answer = errorCode(asking(deviceAt(at.url, token)));
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
  ['a raised hand', ({ game }) => game.act.mutate({ id: 'raise-late', command: { type: 'RaiseHand' } })],
])('a request of a seat that has moved first is refused: %s', async (_, asking) => {
  const passed = await at.desk().seats.reissue.mutate({ faction: 'atreides' });
  if (!passed.ok) throw new Error(passed.refusal.code);
  const { code } = at.table;
  const moving = () => at.anyone().seats.accept.mutate({ code, faction: 'atreides', pass: passed.pass, name: 'Alia' });
  expect(await overtaken(tokenOf(at.table, 'atreides'), moving, asking)).toBe('UNAUTHORIZED');
  expect((await at.anyone().tables.look.query({ code })).seating[0]?.takenBy).toBe('Alia');
});

test.each<[string, (device: Device) => Promise<unknown>]>([
  ['freeing a seat', ({ seats }) => seats.release.mutate({ faction: 'atreides' })],
  ['a code for a seat', ({ seats }) => seats.reissue.mutate({ faction: 'atreides' })],
  ['playing a seat', ({ seats }) => seats.playHere.mutate({ faction: 'atreides' })],
  ['an invitation', ({ moderation }) => moderation.invite.mutate()],
  ['taking the table along', ({ tables }) => tables.exportTable.mutate({ passphrase: 'long enough' })],
  [
    'asking for half a passphrase',
    ({ tables }) => tables.requestPassphraseHalf.mutate({ faction: 'harkonnen', half: 'long enough' }),
  ],
  ['a pause', ({ game }) => game.act.mutate({ id: 'hold-late', command: { type: 'PauseTable' } })],
])('a request of a desk that has moved first is refused: %s', async (_, asking) => {
  const { invite } = await at.desk().moderation.invite.mutate();
  const moving = () => at.anyone().moderation.accept.mutate({ code: at.table.code, invite });
  expect(await overtaken(at.table.moderatorToken, moving, asking)).toBe('UNAUTHORIZED');
  expect(await at.seat('atreides').seats.whoami.query()).toMatchObject({ faction: 'atreides' });
});
