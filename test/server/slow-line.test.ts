/**
 * A phone on a network with a delay of 3 seconds each way: it shows the table before its socket is connected, and then
 * connects it.
 */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { FetchFrame } from '#app/_connection/live-state.ts';
import { LiveTable } from '#app/_connection/live-table.ts';
import type { Frame } from '#app/_connection/frame.ts';
import { act, deviceAt, eventually, seatedTable, startServer, type TestServer } from '../support/server.ts';
import { slowLine, type SlowLine } from '../support/slow-line.ts';

const EACH_WAY = 3_000;
/** A time that is far longer than any step takes (ms). The test waits for events, not for a time. */
const PATIENCE = 120_000;

let line: SlowLine;
let server: TestServer;

beforeAll(async () => {
  line = await slowLine(EACH_WAY);
  server = await startServer(undefined, {}, { publicUrl: line.url });
  line.leadTo(server.origin.port);
  vi.stubGlobal('location', new URL(line.url));
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await line.close();
  await server.close();
});

test('a phone is served over HTTP until its socket is connected, and then by the socket', async () => {
  const { code, moderatorToken } = await seatedTable(server.url);
  const device = deviceAt(line.url);
  let byHttp = 0;
  const fetchFrame: FetchFrame = () =>
    device.game.view.query({ code }).then(
      (frame) => {
        byHttp += 1;
        return { frame: frame as unknown as Frame };
      },
      () => 'no-answer',
    );
  const page = new LiveTable({ code }, fetchFrame, 'table');
  const turn = () => page.state().frame?.view.table.turn;
  const plays = (next: number) =>
    act(server.url, moderatorToken, { type: 'CorrectFact', fact: { kind: 'turn', turn: next } });

  page.open();
  await eventually(() => page.state().frame !== null, PATIENCE);
  expect(byHttp).toBeGreaterThan(0);
  expect(page.state().standing).not.toBe('connected');
  await plays(5);
  await eventually(() => turn() === 5, PATIENCE);

  await eventually(() => page.state().standing === 'connected', PATIENCE);
  const before = byHttp;
  await plays(6);
  await eventually(() => turn() === 6, PATIENCE);
  expect(byHttp - before).toBeLessThanOrEqual(1);
  expect(page.state().standing).toBe('connected');
  page.close();
});
