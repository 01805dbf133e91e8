/** The battle on the first page: the real engine behind the real API, without a table. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firstAnswer, type Prompt } from '#engine';
import { deviceAt, errorCode, startServer, type Inputs, type Outputs, type TestServer } from '../support/server.ts';

type Steps = Inputs['tables']['tryBattle']['steps'];
type Side = Steps[number]['by'];
type Battle = Outputs['tables']['tryBattle'];

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const plan = (leader: string, dial: number, weapon: string, defense: string) => ({
  dial,
  spice: 0,
  leader: { kind: 'leader', leader },
  kwisatzHaderach: false,
  weapon: { slot: 'h1', card: weapon },
  defense: { slot: 'h2', card: defense },
});
const PLANS = {
  atreides: plan('lady-jessica', 6, 'maula-pistol', 'snooper'),
  harkonnen: plan('feyd-rautha', 4, 'chaumas', 'shield'),
};
const SEALED: Steps = (['atreides', 'harkonnen'] as const).map((by) => ({
  by,
  command: { type: 'Answer', prompt: `battle-plan/b1/${by}/1` as never, value: PLANS[by] },
}));

const play = (steps: Steps): Promise<Battle> => deviceAt(server.url).tables.tryBattle.mutate({ steps });
const kinds = (battle: Battle, side: Side) => battle.seats[side].prompts.map(({ kind }) => kind);

describe('the example battle', () => {
  test('asks both sides for a plan, and nothing else', async () => {
    const battle = await play([]);
    expect(battle.refusal).toBeNull();
    expect([kinds(battle, 'atreides'), kinds(battle, 'harkonnen')]).toEqual([['battle-plan'], ['battle-plan']]);
    expect(battle.table.window).toBeNull();
  });

  test('hides a sealed plan from the other phone and from the screen', async () => {
    const battle = await play(SEALED.slice(0, 1));
    expect(battle.seats.atreides.mine.plan).not.toBeNull();
    expect(battle.seats.harkonnen.mine.plan).toBeNull();
    for (const seen of [battle.seats.harkonnen, battle.table])
      expect(JSON.stringify(seen)).not.toContain('maula-pistol"}');
    expect(battle.table.battle?.aggressor.plan).toEqual({ state: 'sealed' });
  });

  test('is resolved by the engine once both are sealed', async () => {
    const battle = await play(SEALED);
    expect(battle.table.battle?.outcome).toMatchObject({ why: { kind: 'sum' }, winner: 'atreides' });
    expect(battle.table.instructions.length).toBeGreaterThan(1);
    // The copied types differ only in branded numbers, which have lost their brand.
    const [keep] = battle.seats.atreides.prompts as unknown as readonly Prompt[];
    if (keep === undefined) throw new Error('the winner is asked for nothing');
    const kept = { type: 'Answer', prompt: keep.id, value: firstAnswer(keep.answers) } as const;
    const done = await play([...SEALED, { by: 'atreides', command: kept }]);
    expect([done.refusal, kinds(done, 'atreides'), kinds(done, 'harkonnen')]).toEqual([
      null,
      ['battle-done'],
      ['battle-done'],
    ]);
  });

  test('is the same battle each time', async () => {
    expect(await play(SEALED)).toEqual(await play(SEALED));
  });

  test('returns a refusal of the engine as data, and loses nothing', async () => {
    const again = await play([...SEALED.slice(0, 1), ...SEALED.slice(0, 1)]);
    expect(again.refusal).not.toBeNull();
    expect(again.seats.atreides.mine.plan).not.toBeNull();
  });

  test('reads and writes no table', async () => {
    await play(SEALED);
    expect(await server.services.store.keptTables(10)).toEqual([]);
  });

  test.each([
    ['another command of the engine', [{ by: 'atreides', command: { type: 'BeginBattles' } }]],
    ['the desk', [{ by: 'moderator', command: { type: 'Answer', prompt: 'x', value: null } }]],
    ['no list', 'all'],
    ['more steps than a battle has', Array.from({ length: 41 }, () => SEALED[0])],
  ])('refuses %s', async (_what, steps) => {
    expect(await errorCode(play(steps as Steps))).toBe('BAD_REQUEST');
  });
});
