/**
 * A module is a choice besides edition and layer. A made-up module brings a deck, a secret, a question to all and a
 * phase.
 */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { firstAnswer, isOptionalPrompt, type FactionId, type Seating } from '#engine';
import type { FEATURES as ALL } from '#lib/features.ts';
import { assemble, conflictIn } from '#lib/kernel/assemble.ts';
import type { PhaseId } from '#lib/model/phases.ts';
import type * as powers from '#lib/powers/list.ts';
import { OMEN, OMENS, READING } from './omens.ts';
import {
  DEFAULT_CHOICES,
  emptyTable,
  factionsOf,
  letWindowPass,
  nextPhase,
  openedTable,
  promptsOf,
  seatView,
  send,
  sendOk,
  stateOf,
  tableView,
  type Table,
} from '../support/table.ts';

vi.mock('#lib/modules/identities.ts', () => ({
  MODULE_IDENTITIES: {
    omens: {
      name: 'Omens',
      means: 'Every seat draws an omen.',
      source: 'made up',
      editions: ['gf9-2019'],
      powers: { drawn: 'omens' },
      powersDo: { drawn: 'Every seat draws one.' },
      phases: { reading: 'Reading' },
      setupSteps: { draw: 'Omens' },
      secrets: { omen: 'Omen' },
      decks: { omens: 'Omens' },
    },
  },
}));
vi.mock('#lib/powers/list.ts', async (original) => {
  const { module } = await import('./omens.ts');
  const list = await original<typeof powers>();
  return {
    ...list,
    moduleOf: () => module,
  };
});
vi.mock('#lib/features.ts', async (original) => {
  const { FEATURES } = await original<{ readonly FEATURES: typeof ALL }>();
  const { omens } = await import('./omens.ts');
  return { FEATURES: { ...FEATURES, omens } };
});

const CHOICES = {
  ...DEFAULT_CHOICES,
  modules: [OMENS],
  components: { ...DEFAULT_CHOICES.components, treachery: 'app', traitors: 'app' },
} as const;
const SEATING: readonly Seating[] = [
  { faction: 'atreides', circle: 0 },
  { faction: 'harkonnen', circle: 2 },
  { faction: 'emperor', circle: 4 },
];

describe('a table with a module', () => {
  it('has its rules, its cards and its phase in addition to the edition', () => {
    const [without, played] = [assemble(DEFAULT_CHOICES).rules, assemble(CHOICES).rules];
    expect(played.setupOrder).toEqual(['omens/draw', ...without.setupOrder]);
    expect(played.phaseOrder).toEqual(without.phaseOrder.map((phase) => (phase === 'charity' ? READING : phase)));
    expect([played.handLimit, played.treacheryDeck.karama]).toEqual([5, 3]);
    expect([without.handLimit, without.treacheryDeck.karama]).toEqual([4, 2]);
  });

  it('is refused with an edition that the module does not name, and with an unknown module', () => {
    expect(conflictIn({ ...CHOICES, edition: 'avalon-hill-1979' })).toContain('with Omens');
    const unknown = { ...CHOICES, modules: ['riddles' as typeof OMENS] };
    const sent = send(emptyTable(), 'moderator', { type: 'OpenTable', choices: unknown, seating: SEATING });
    expect(sent).toMatchObject({ ok: false, refusal: { code: 'bad-choices' } });
  });

  it('has no module unless the table chooses one', () => {
    expect(tableView(openedTable(SEATING, DEFAULT_CHOICES))).toMatchObject({ omensLeft: null });
  });
});

describe('the set-up with a module', () => {
  it('begins with the module’s own step: each seat draws from its deck', () => {
    const table = opened();
    expect(tableView(table)).toMatchObject({ omensLeft: 9 });
    const begun = sendOk(table, 'moderator', { type: 'BeginSetup' });
    expect(tableView(begun).setup?.steps[0]).toBe('omens/draw');
    expect(tableView(begun)).toMatchObject({ omensLeft: 6 });
    expect(new Set(SEATING.map(({ faction }) => omenOf(begun, faction))).size).toBe(3);
  });

  it('shows each omen to its owner alone', () => {
    const table = begunSetup();
    const omen = omenOf(table, 'atreides');
    const other = sendOk(table, 'atreides', {
      type: 'DeclareSecret',
      fact: { kind: OMEN, omen: ((omen ?? 0) % 9) + 1 } as never,
    });
    expect(omenOf(other, 'atreides')).not.toBe(omen);
    expect(tableView(other)).toEqual(tableView({ ...table, now: other.now }));
    expect(seatView(other, 'harkonnen')).toEqual(seatView({ ...table, now: other.now }, 'harkonnen'));
  });
});

describe('the phase of a module', () => {
  let reading: Table;
  beforeAll(() => {
    reading = inPhase(READING);
  });

  it('asks all seats at once, and shows no answer before the last one', () => {
    expect(tableView(reading).phase).toBe(READING);
    expect(SEATING.map(({ faction }) => believing(reading, faction)?.sealed)).toEqual([false, false, false]);
    const [yes, no] = [true, false].map((value) => says(reading, 'atreides', value));
    expect(tableView(yes as Table)).toEqual(tableView(no as Table));
    expect(seatView(yes as Table, 'emperor')).toEqual(seatView(no as Table, 'emperor'));
  });

  it('ends when all have answered, and the next phase of the edition follows', () => {
    const all = SEATING.reduce((table, { faction }) => says(table, faction, true), reading);
    expect(tableView(all)).toMatchObject({ running: null, next: { phase: 'bidding' } });
  });
});

const opened = (): Table => openedTable(SEATING, CHOICES);
const begunSetup = (): Table => sendOk(opened(), 'moderator', { type: 'BeginSetup' });
const omenOf = (table: Table, faction: FactionId): number | null =>
  (seatView(table, faction).mine as unknown as { readonly omen: number | null }).omen;
const believing = (table: Table, faction: FactionId) =>
  promptsOf(table, faction).find(({ kind }) => (kind as string) === 'believe');

function says(table: Table, faction: FactionId, value: boolean): Table {
  const prompt = believing(table, faction);
  if (prompt === undefined) throw new Error('a question');
  return sendOk(table, faction, { type: 'Answer', prompt: prompt.id, value });
}

/** Plays the set-up and the phases before this one. Each question gets its first legal answer. */
function inPhase(phase: PhaseId): Table {
  let table = answered(begunSetup());
  while (stateOf(table).phase !== phase) {
    table = sendOk(table, 'moderator', nextPhase(table));
    if (stateOf(table).phase !== phase) table = answered(table);
  }
  return table;
}

function answered(table: Table): Table {
  for (const faction of factionsOf(table)) {
    const prompt = promptsOf(table, faction).find(({ sealed, kind }) => !sealed && !isOptionalPrompt(kind));
    if (prompt === undefined) continue;
    return answered(sendOk(table, faction, { type: 'Answer', prompt: prompt.id, value: firstAnswer(prompt.answers) }));
  }
  const passed = letWindowPass(table);
  return passed === table ? table : answered(passed);
}
