/**
 * The outcome of a battle is a list of facts. With a made-up power, a faction wins that does not fight in the battle.
 */
import { expect, it, vi } from 'vitest';
import { firstAnswer, isOptionalPrompt, sector, type Place, type TableChoices } from '#engine';
import type { EDITION as EDITIONS } from '#lib/editions/list.ts';
import type { ADVANTAGE_IDS as IDS } from '#lib/model/advantages.ts';
import {
  DEFAULT_CHOICES,
  factionsOf,
  letWindowPass,
  openedTable,
  promptsOf,
  sendOk,
  stateOf,
  tableView,
  type Table,
} from '../support/table.ts';

vi.mock('#lib/powers/list.ts', async (original) => {
  const { arbiter } = await import('./arbiter.ts');
  return { ...(await original<object>()), COMMON_POWERS: [arbiter] };
});
vi.mock('#lib/model/advantages.ts', async (original) => {
  const { ARBITER } = await import('./arbiter.ts');
  const { ADVANTAGE_IDS } = await original<{ readonly ADVANTAGE_IDS: typeof IDS }>();
  return { ADVANTAGE_IDS: [...ADVANTAGE_IDS, ARBITER] };
});
vi.mock('#lib/editions/list.ts', async (original) => {
  const { ARBITER: is } = await import('./arbiter.ts');
  const { EDITION } = await original<{ readonly EDITION: typeof EDITIONS }>();
  const gf9 = EDITION['gf9-2019'];
  const basic = { source: 'made up', grants: [{ is, source: 'made up' }], sets: {} };
  return { EDITION: { ...EDITION, 'gf9-2019': { ...gf9, layers: { ...gf9.layers, basic } } } };
});

const CHOICES: TableChoices = { ...DEFAULT_CHOICES, edition: 'gf9-2019', layer: 'basic' };
const CARTHAG: Place = { territory: 'carthag', sector: sector(10) };

it('a battle won by a third faction pays that faction, spares a faction without losses, and ends without losses to choose', () => {
  const after = answered(announced());
  const { fought, forces, factions, leaders, stack } = stateOf(after);
  expect(fought).toMatchObject([{ territory: 'carthag', winner: 'guild' }]);
  expect(stack.filter(({ kind }) => kind === 'battle')).toEqual([]);
  expect(forces.filter(({ territory }) => territory === 'carthag')).toMatchObject([{ faction: 'atreides', count: 4 }]);
  expect(factions.find(({ faction }) => faction === 'harkonnen')?.tanks).toMatchObject({ count: 5 });
  expect(factions.find(({ faction }) => faction === 'guild')?.spice).toBe(2 + 3);
  expect(leaders.filter(({ where }) => where === 'tanks')).toEqual([]);
});

it('a battle won by a third faction names the winner to all', () => {
  expect(tableView(answered(announced())).fought).toMatchObject([
    { sides: ['atreides', 'harkonnen'], winner: 'guild' },
  ]);
});

/** Four forces of Atreides and five of Harkonnen are in Carthag, the Guild has 2 spice, and the battles begin. */
function announced(): Table {
  const opened = openedTable(
    [
      { faction: 'atreides', circle: 0 },
      { faction: 'harkonnen', circle: 2 },
      { faction: 'guild', circle: 4 },
    ],
    CHOICES,
  );
  const stands = (
    [
      ['atreides', 4],
      ['harkonnen', 5],
    ] as const
  ).reduce<Table>(
    (table, [faction, count]) =>
      sendOk(table, 'moderator', {
        type: 'CorrectFact',
        fact: { kind: 'forces', faction, ...CARTHAG, count, special: 0 },
      }),
    opened,
  );
  const counted = sendOk(stands, 'guild', { type: 'DeclareSecret', fact: { kind: 'spice', spice: 2 } });
  return sendOk(counted, 'moderator', { type: 'BeginBattles' });
}

/** Gives each question its first legal answer until both sides are asked to confirm the board. Then both confirm. */
function answered(table: Table): Table {
  for (const faction of factionsOf(table)) {
    const prompt = promptsOf(table, faction).find(({ sealed, kind }) => !sealed && !isOptionalPrompt(kind));
    if (prompt === undefined) continue;
    const value = firstAnswer(prompt.answers);
    const next = sendOk(table, faction, { type: 'Answer', prompt: prompt.id, value });
    return answered(next);
  }
  const passed = letWindowPass(table);
  return passed === table ? table : answered(passed);
}
