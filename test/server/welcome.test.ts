import { afterEach, expect, test, vi } from 'vitest';
import { digestOf } from '../../server/application/credentials.ts';
import { memoryStore } from '../support/memory-store.ts';
import { freshTables } from '../support/fresh-tables.ts';
import { act, eventually, listen, quiet, tokenOf, type LiveListener, type Frame } from '../support/server.ts';

/** A phone requests a frame before the server has checked its token. Meanwhile another device may take its seat. */

/** A credential. The store looks it up, but answers only when the test allows it. */
let watched: string | null = null;
const held: { readonly answer: () => void; readonly fail: (error: Error) => void }[] = [];

const store = memoryStore();
const at = freshTables(
  {},
  {
    ...store,
    holder: async (credential) => {
      const found = await store.holder(credential);
      if (credential === watched) await new Promise<void>((answer, fail) => held.push({ answer, fail }));
      return found;
    },
  },
);

let phone: LiveListener;
afterEach(() => {
  watched = null;
  phone.socket.disconnect();
});

/** Answers the next lookup of that credential. */
async function answered(): Promise<void> {
  await eventually(() => held.length > 0);
  held.shift()?.answer();
}

/** A phone has sent its credential, and the store has not answered yet. */
function knocking(): void {
  const token = tokenOf(at.table, 'atreides');
  watched = digestOf(token);
  phone = listen(at.url, { token });
}

/** The phone is connected, but not let in yet. It has asked for its frame, and the table has moved on since. */
async function asking(): Promise<readonly Frame[]> {
  const answers: Frame[] = [];
  await eventually(() => phone.socket.connected && held.length > 0);
  phone.socket.emit('refresh', (frame: Frame) => answers.push(frame));
  await act(at.url, at.table.moderatorToken, { type: 'CorrectFact', fact: { kind: 'turn', turn: 5 } });
  await quiet();
  expect([...answers, ...phone.frames]).toEqual([]);
  return answers;
}

test('a query that comes before the phone is let in is answered once the phone is let in', async () => {
  knocking();
  await answered();
  const answers = await asking();
  await answered();
  await eventually(() => answers.length > 0 && phone.frames.length > 0);
  expect([answers[0]?.view.audience, answers[0]?.view.table.turn]).toEqual(['atreides', 5]);
  expect(phone.frames.at(-1)?.view.table.turn).toBe(5);
});

test('a phone whose seat was given away during its connection gets no frame', async () => {
  knocking();
  await eventually(() => held.length > 0);
  await at.desk().seats.release.mutate({ faction: 'atreides' });
  await answered();
  const answers = await asking();
  await answered();
  await eventually(() => phone.socket.disconnected);
  expect(phone.heard.map(({ event }) => event)).toEqual(['moved']);
  expect(answers).toEqual([]);
});

test('a phone whose token the store could not look up is disconnected, and connects again', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  knocking();
  await answered();
  await eventually(() => phone.socket.connected && held.length > 0);
  held.shift()?.fail(new Error('the disk is gone for a moment'));
  await eventually(() => phone.socket.disconnected && reported.mock.calls.length > 0);
  reported.mockRestore();
  phone.socket.connect();
  await answered();
  await answered();
  await eventually(() => phone.frames.length > 0);
});
