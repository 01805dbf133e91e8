/** Runs the whole server as a separate process while the date of its machine changes. */
import { expect, onTestFinished, test } from 'vitest';
import { firstAnswer, partsOf, type View } from '#engine';
import { must } from '#lib/core/assert-never.ts';
import { freePort } from '../support/free-port.ts';
import { newDataDir, startProcess, type ServerProcess } from '../support/process.ts';
import {
  act,
  deviceAt,
  errorCode,
  eventually,
  seatedTable,
  tokenOf,
  type Frame,
  type SeatedTable,
} from '../support/server.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const WINDOW = 6 * SECOND;
const JUMPING = `--import ${new URL('../support/clock-jump.mjs', import.meta.url).href}`;
const PLAYING = ['atreides', 'harkonnen'] as const;

async function started(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const server = await startProcess({ NODE_OPTIONS: JUMPING, ...env });
  onTestFinished(async () => {
    server.child.kill('SIGKILL');
    await server.ended;
  });
  return server;
}

async function setDate(server: ServerProcess, shift: number): Promise<void> {
  server.child.stdin?.write(String(shift));
  await eventually(() => server.output().includes(`The date is wrong by ${shift}.`));
}

const frameOf = (url: string, table: SeatedTable) => deviceAt(url).game.view.query({ code: table.code });
const windowOf = ({ view }: Frame) => view.table.window;

async function playToWindow(url: string, table: SeatedTable): Promise<void> {
  const place = must(partsOf('arrakeen')[0], 'Arrakeen');
  for (const faction of PLAYING) {
    const fact = { kind: 'forces', faction, count: 5, special: 0, ...place } as const;
    await act(url, table.moderatorToken, { type: 'CorrectFact', fact });
  }
  await act(url, table.moderatorToken, { type: 'BeginBattles' });
  while (windowOf(await frameOf(url, table)) === null) {
    for (const faction of PLAYING) {
      const { view } = (await deviceAt(url, tokenOf(table, faction)).game.view.query()) as { readonly view: View };
      const prompt = 'prompts' in view ? view.prompts.find(({ sealed }) => !sealed) : undefined;
      if (prompt === undefined) continue;
      const value = firstAnswer(prompt.answers);
      await act(url, tokenOf(table, faction), { type: 'Answer', prompt: prompt.id, value });
      break;
    }
  }
}

test.each([
  ['ahead', 5 * HOUR],
  ['back', -5 * HOUR],
])(
  'with the date set hours %s, nothing expires early or late',
  async (_how, jump) => {
    const env = { PORT: await freePort(), DATA_DIR: newDataDir() };
    const server = await started(env);
    const { url } = server;
    const table = await seatedTable(url, { windowSeconds: WINDOW / SECOND });
    const desk = deviceAt(url, table.moderatorToken);
    const [paul, feyd] = PLAYING.map((faction) => deviceAt(url, tokenOf(table, faction)));
    const { invite } = await desk.moderation.invite.mutate();
    const handed = await must(paul, 'a phone').seats.handOver.mutate();
    if (!handed.ok) throw new Error(handed.refusal.code);

    // A change of the date neither shortens nor lengthens any period.
    await setDate(server, jump);
    expect(await deviceAt(url).seats.accept.mutate({ code: table.code, pass: handed.pass })).toMatchObject({
      ok: true,
    });
    const accepted = await deviceAt(url).moderation.accept.mutate({ code: table.code, invite });
    if (!accepted.ok) throw new Error(accepted.refusal.code);
    const taken = await must(feyd, 'a phone').seats.whoami.query();
    expect(taken).toMatchObject({ role: 'seat', faction: 'harkonnen' });
  },
  60_000,
);

test.each([
  ['ahead', 5 * HOUR],
  ['back', -5 * HOUR],
])(
  'with the date set hours %s, no window closes early or late, no wrong guess is dropped, and no table is lost',
  async (_how, jump) => {
    const env = { PORT: await freePort(), DATA_DIR: newDataDir() };
    const server = await started(env);
    const { url } = server;
    const table = await seatedTable(url, { windowSeconds: WINDOW / SECOND });
    await playToWindow(url, table);
    const before = await frameOf(url, table);
    const opened = performance.now();
    const left = must(windowOf(before), 'a window').deadline - before.serverTime;
    // A device of another address guesses codes.
    const stranger = (guess: string) =>
      fetch(`${url}/api/trpc/tables.look?input=${encodeURIComponent(JSON.stringify({ code: guess }))}`, {
        headers: { 'x-forwarded-for': '192.0.2.9' },
      });
    for (let n = 0; n < 20; n += 1) await stranger(`G${n}`);

    await setDate(server, jump);
    const after = await frameOf(url, table);
    const lasted = performance.now() - opened;
    expect(after.serverTime - before.serverTime).toBeGreaterThanOrEqual(0);
    expect(after.serverTime - before.serverTime).toBeLessThan(lasted + SECOND);
    expect(windowOf(after)?.deadline).toBe(windowOf(before)?.deadline);
    // The wait is neither dropped nor prolonged to an hour.
    const guess = (await (await stranger(table.code)).json()) as { error?: { data: { retryAfter: number } } };
    expect(must(guess.error, 'a refusal').data.retryAfter).toBeLessThanOrEqual(2);
    await eventually(async () => windowOf(await frameOf(url, table))?.deadline !== windowOf(before)?.deadline, 20_000);
    expect(performance.now() - opened).toBeGreaterThan(left - SECOND);

    // After a restart with the right date, the host finds all tables, and their clocks run.
    const last = await frameOf(url, table);
    server.child.kill('SIGKILL');
    await server.ended;
    const heir = await started({ ...env, MENTAT_TEST_DATE: String(-jump) });
    const found = await frameOf(heir.url, table);
    expect(found.view.table.choices).toEqual(last.view.table.choices);
    expect(found.serverTime).toBeGreaterThanOrEqual(windowOf(before)?.deadline ?? 0);
    expect(await errorCode(deviceAt(heir.url, 'nobody').seats.whoami.query())).toBe('UNAUTHORIZED');
    const turn = { type: 'CorrectFact', fact: { kind: 'turn', turn: 4 } } as const;
    expect(await act(heir.url, table.moderatorToken, turn)).toEqual({ ok: true });
  },
  90_000,
);
