/**
 * Powers that a module or a card changes for all factions, shown by a made-up one that the basic game of 2019 grants
 * here.
 */
import { expect, it, vi } from 'vitest';
import { firstAnswer, isOptionalPrompt, sector, type Place, type TableChoices } from '#engine';
import type { EDITION as EDITIONS } from '#lib/editions/list.ts';
import type { ADVANTAGE_IDS as IDS } from '#lib/model/advantages.ts';
import {
  DEFAULT_CHOICES,
  factionsOf,
  letWindowPass,
  nextPhase,
  openedTable,
  promptsOf,
  sendOk,
  stateOf,
  type Table,
} from '../support/table.ts';

vi.mock('#lib/powers/list.ts', async (original) => {
  const { shelters } = await import('./shelters.ts');
  return { ...(await original<object>()), COMMON_POWERS: [shelters] };
});
vi.mock('#lib/model/advantages.ts', async (original) => {
  const { SHELTERS } = await import('./shelters.ts');
  const { ADVANTAGE_IDS } = await original<{ readonly ADVANTAGE_IDS: typeof IDS }>();
  return { ADVANTAGE_IDS: [...ADVANTAGE_IDS, SHELTERS] };
});
vi.mock('#lib/editions/list.ts', async (original) => {
  const { SHELTERS: is } = await import('./shelters.ts');
  const { EDITION } = await original<{ readonly EDITION: typeof EDITIONS }>();
  const gf9 = EDITION['gf9-2019'];
  const basic = { source: 'made up', grants: [{ is, source: 'made up' }], sets: {} };
  return { EDITION: { ...EDITION, 'gf9-2019': { ...gf9, layers: { ...gf9.layers, basic } } } };
});

const WITH: TableChoices = { ...DEFAULT_CHOICES, edition: 'gf9-2019', layer: 'basic' };
const WITHOUT: TableChoices = { ...WITH, layer: 'advanced' };
const SAND: Place = { territory: 'meridian', sector: sector(1) };

const opened = (choices: TableChoices): Table =>
  openedTable(
    [
      { faction: 'atreides', circle: 0 },
      { faction: 'harkonnen', circle: 3 },
    ],
    choices,
  );

/** Six forces of each faction are in the path of the first storm, and the storm has moved. */
function leftOnSand(choices: TableChoices): readonly number[] {
  const stands = (['atreides', 'harkonnen'] as const).reduce<Table>(
    (table, faction) =>
      sendOk(table, 'moderator', {
        type: 'CorrectFact',
        fact: { kind: 'forces', faction, ...SAND, count: 6, special: 0 },
      }),
    opened(choices),
  );
  const moved = answered(sendOk(stands, 'moderator', nextPhase(stands)));
  expect(stateOf(moved).lastStorm).not.toBeNull();
  return stateOf(moved)
    .forces.filter(({ territory }) => territory === SAND.territory)
    .map(({ count }) => count);
}

it('a power without an owner asks all seats at a step of the storm', () => {
  expect(leftOnSand(WITH)).toEqual([4, 4]);
  expect(leftOnSand(WITHOUT)).toEqual([]);
});

it('a power without an owner asks all seats at a step of the set-up', () => {
  const fillings = (choices: TableChoices): number =>
    stateOf(sendOk(opened(choices), 'moderator', { type: 'BeginSetup' })).instructions.filter(
      ({ move }) => move.kind === 'fill-bank',
    ).length;
  expect(fillings(WITH) - fillings(WITHOUT)).toBe(1);
});

/** Both factions dial 1. Every other question gets its first legal answer. */
function answered(table: Table): Table {
  for (const faction of factionsOf(table)) {
    const prompt = promptsOf(table, faction).find(({ sealed, kind }) => !sealed && !isOptionalPrompt(kind));
    if (prompt === undefined) continue;
    const value = prompt.kind === 'storm-dial' ? 1 : firstAnswer(prompt.answers);
    return answered(sendOk(table, faction, { type: 'Answer', prompt: prompt.id, value }));
  }
  const passed = letWindowPass(table);
  return passed === table ? table : answered(passed);
}
