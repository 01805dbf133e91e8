/**
 * The steps that phases publish to powers, shown by made-up powers: the payee, the holder of a place, its income, the
 * order of battles, the winner.
 */
import { expect, it, vi } from 'vitest';
import { sector, type AnswerValue, type FactionId, type PublicFact } from '#engine';
import type { EDITION as EDITIONS } from '#lib/editions/list.ts';
import type { ADVANTAGE_IDS as IDS } from '#lib/model/advantages.ts';
import type { ADVANTAGES as POWERS } from '#lib/powers/list.ts';
import type { RulesDiff } from '#lib/powers/rules.ts';
import { must } from '#lib/core/assert-never.ts';
import { findActivity } from '#lib/model/stack.ts';
import { openedTable, promptsOf, sendOk, stateOf, tableView, type Table } from '../support/table.ts';

vi.mock('#lib/powers/list.ts', async (original) => {
  const { merchants } = await import('./merchants.ts');
  const list = await original<{ readonly ADVANTAGES: typeof POWERS }>();
  return { ...list, ADVANTAGES: [...list.ADVANTAGES, ...merchants] };
});
vi.mock('#lib/model/advantages.ts', async (original) => {
  const { merchants } = await import('./merchants.ts');
  const { ADVANTAGE_IDS } = await original<{ readonly ADVANTAGE_IDS: typeof IDS }>();
  return { ADVANTAGE_IDS: [...ADVANTAGE_IDS, ...merchants.map(({ id }) => id)] };
});
vi.mock('#lib/editions/list.ts', async (original) => {
  const { HOARD, merchants } = await import('./merchants.ts');
  const { EDITION } = await original<{ readonly EDITION: typeof EDITIONS }>();
  const gf9 = EDITION['gf9-2019'];
  const grants = merchants.map(({ id: is }) => ({ is, source: 'made up' }));
  const sets: RulesDiff['sets'] = {
    winsEachTurn: { is: ['strongholds', HOARD], source: 'made up' },
  };
  const basic = { source: 'made up', grants, sets };
  return { EDITION: { ...EDITION, 'gf9-2019': { ...gf9, layers: { ...gf9.layers, basic } } } };
});

const opened = (): Table =>
  openedTable([
    { faction: 'atreides', circle: 0 },
    { faction: 'guild', circle: 2 },
    { faction: 'harkonnen', circle: 4 },
  ]);

const correct = (table: Table, ...facts: readonly PublicFact[]): Table =>
  facts.reduce((before, fact) => sendOk(before, 'moderator', { type: 'CorrectFact', fact }), table);

const answer = (table: Table, faction: FactionId, value: AnswerValue): Table =>
  sendOk(table, faction, { type: 'Answer', prompt: must(promptsOf(table, faction)[0], 'a prompt').id, value });

const spiceOf = (table: Table): Readonly<Record<string, number | 'uncounted'>> =>
  Object.fromEntries(stateOf(table).factions.map(({ faction, spice }) => [faction, spice]));

/** All factions declare ten spice. */
const counted = (table: Table): Table =>
  stateOf(table).factions.reduce(
    (before, { faction }) => sendOk(before, faction, { type: 'DeclareSecret', fact: { kind: 'spice', spice: 10 } }),
    table,
  );

it('revivals ask the powers for the payee, and the payee itself pays the bank', () => {
  const dead = correct(
    counted(opened()),
    { kind: 'phase', phase: 'revival' },
    { kind: 'tanks', faction: 'atreides', count: 4, special: 0 },
    { kind: 'tanks', faction: 'guild', count: 4, special: 0 },
  );
  const begun = sendOk(dead, 'moderator', { type: 'NextPhase', to: 'revival' });
  const three = { count: 3, special: 0, leader: null, own: false };
  // Two Atreides forces return for free, and one of the Guild.
  const revived = answer(begun, 'atreides', three);
  expect(spiceOf(revived)).toEqual({ atreides: 8, guild: 12, harkonnen: 10 });
  expect(spiceOf(answer(revived, 'guild', three))).toEqual({ atreides: 8, guild: 8, harkonnen: 10 });
});

it('the collection asks the powers which faction holds a place, and its income', () => {
  const collected = sendOk(counted(opened()), 'moderator', {
    type: 'CorrectFact',
    fact: { kind: 'phase', phase: 'collection' },
  });
  const begun = sendOk(collected, 'moderator', { type: 'NextPhase', to: 'collection' });
  expect(spiceOf(begun)).toEqual({ atreides: 10, guild: 20, harkonnen: 10 });
  const holds = (table: Table): readonly string[] =>
    tableView(table).factions.find(({ faction }) => faction === 'guild')?.strongholds ?? [];
  expect(holds(begun)).toEqual(['carthag']);
  const taken = correct(begun, {
    kind: 'forces',
    faction: 'atreides',
    territory: 'carthag',
    sector: sector(10),
    count: 1,
    special: 0,
  });
  expect(holds(taken)).toEqual([]);
});

it('the battles ask the powers for their order, after a correction of the first player too', () => {
  const stands = (faction: FactionId): PublicFact => ({
    kind: 'forces',
    faction,
    territory: 'carthag',
    sector: sector(10),
    count: 1,
    special: 0,
  });
  const shared = correct(
    opened(),
    { kind: 'phase', phase: 'battle' },
    { kind: 'first-player', faction: 'harkonnen' },
    stands('harkonnen'),
    stands('guild'),
    stands('atreides'),
  );
  const begun = sendOk(shared, 'moderator', { type: 'BeginBattles' });
  const orderOf = (table: Table) => findActivity(stateOf(table), 'battle-phase')?.aggressors;
  expect(orderOf(begun)).toEqual(['guild', 'harkonnen', 'atreides']);
  const corrected = correct(begun, { kind: 'first-player', faction: 'atreides' });
  expect(orderOf(corrected)).toEqual(['guild', 'atreides', 'harkonnen']);
  expect(promptsOf(corrected, 'guild').map(({ kind }) => kind)).toContain('choose-battle');
});

it('the end of each turn asks the powers for a winner', () => {
  const ended = (spice: number): Table => {
    const rich = sendOk(counted(opened()), 'guild', { type: 'DeclareSecret', fact: { kind: 'spice', spice } });
    const at = correct(rich, { kind: 'phase', phase: 'mentat-pause' });
    const paused = sendOk(at, 'moderator', { type: 'NextPhase', to: 'mentat-pause' });
    return (['atreides', 'guild', 'harkonnen'] as const).reduce(
      (table, faction) => answer(table, faction, 'right'),
      paused,
    );
  };
  expect(tableView(ended(34)).victory).toBeNull();
  expect(tableView(ended(35)).victory).toMatchObject({ winners: ['guild'], how: { kind: 'advantage', by: 'guild' } });
});
