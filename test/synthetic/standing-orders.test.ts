/** The rules of every standing order, shown by made-up ones in a game with the real features. */
import { describe, expect, it, vi } from 'vitest';
import {
  allItems,
  firstAnswer,
  isOptionalPrompt,
  canSwap,
  replay,
  type Audience,
  type FactionId,
  type PhaseId,
} from '#engine';
import { command, type PledgesCommand } from './promises.ts';
import {
  factionsOf,
  nextPhase,
  openedTable,
  promptsOf,
  seatView,
  sendOk,
  stateOf,
  type Table,
} from '../support/table.ts';

vi.mock('#lib/features.ts', async (importOriginal) => {
  const { FEATURES } = await importOriginal<Record<'FEATURES', object>>();
  const { promises } = await import('./promises.ts');
  return { FEATURES: { ...FEATURES, promises } };
});

const seated = openedTable([
  { faction: 'guild', circle: 0 },
  { faction: 'fremen', circle: 1 },
  { faction: 'atreides', circle: 2 },
]);

const says = (table: Table, by: FactionId, told: PledgesCommand): Table => sendOk(table, by, command(told));
const pledged = (table: Table, upTo: number): Table =>
  says(table, 'guild', { type: 'GiveOrder', order: { kind: 'pledge', to: 'fremen', upTo } });
const limited = (table: Table, upTo: number): Table =>
  says(table, 'guild', { type: 'GiveOrder', order: { kind: 'spending-limit', upTo } });
const silenced = (table: Table): Table => says(table, 'guild', { type: 'GiveOrder', order: { kind: 'silence' } });
const lifted = (table: Table): Table => says(table, 'guild', { type: 'LiftOrder', kind: 'pledge' });
const helped = (table: Table, spice: number): Table =>
  says(table, 'fremen', { type: 'AskForHelp', of: 'guild', spice });
/** Returns the table at the same time without the command. */
const silent = (table: Table): Table => ({ ...table, now: pledged(table, 0).now });

const inPhase = (table: Table, phase: PhaseId): Table =>
  sendOk(table, 'moderator', { type: 'CorrectFact', fact: { kind: 'phase', phase } });
const next = (table: Table): Table => sendOk(table, 'moderator', nextPhase(table));
const pauseEnded = (table: Table): Table => sendOk(table, 'moderator', { type: 'EndPhase', phase: 'mentat-pause' });
const nextTurn = (table: Table): Table => next(pauseEnded(next(inPhase(table, 'mentat-pause'))));
const backTo = (table: Table, to: number): Table => sendOk(table, 'moderator', { type: 'TakeBack', to });

/** Gives each question its first legal answer until none is left. */
function allAnswered(table: Table): Table {
  const asked = factionsOf(table).flatMap((faction) => promptsOf(table, faction));
  const prompt = asked.find(({ sealed, kind }) => !sealed && !isOptionalPrompt(kind));
  if (prompt === undefined) return table;
  const { id, faction: asks, answers } = prompt;
  return allAnswered(sendOk(table, asks, { type: 'Answer', prompt: id, value: firstAnswer(answers) }));
}

const OTHERS = ['table', 'moderator', 'fremen', 'atreides'] as const;

/** Returns everything that an audience receives or can ask for. */
const received = ({ engine, timeline }: Table, audience: Audience): string =>
  JSON.stringify([
    engine.view(timeline, audience),
    engine.logPage(timeline, audience, Number.MAX_SAFE_INTEGER, 100),
    engine.nextDeadline(timeline),
    [0, 1].map((to) => engine.previewTakeBack(timeline, to)),
    canSwap(timeline),
  ]);

const others = (table: Table): readonly string[] => OTHERS.map((audience) => received(table, audience));

const ordersSeen = (table: Table): { readonly pledge: number | null; readonly limit: number | null } => {
  const { pledge, spendingLimit } = seatView(table, 'guild').mine as unknown as Readonly<
    Record<'pledge' | 'spendingLimit', { readonly upTo: number } | null>
  >;
  return { pledge: pledge?.upTo ?? null, limit: spendingLimit?.upTo ?? null };
};

const isSilent = (table: Table): boolean =>
  (seatView(table, 'guild').mine as unknown as Readonly<Record<'silence', object | null>>).silence !== null;

const isToldOfAChange = (table: Table, audience: Audience): boolean => {
  const last = table.engine.logPage(table.timeline, audience, Number.MAX_SAFE_INTEGER, 1).at(-1)?.fact;
  return last?.code === 'taken-back' && last.ownChanged;
};

describe('a standing order', () => {
  it('is visible to its owner, and can be changed and removed', () => {
    expect(ordersSeen(seated)).toEqual({ pledge: null, limit: null });
    const five = pledged(seated, 5);
    expect(ordersSeen(five)).toEqual({ pledge: 5, limit: null });
    expect(ordersSeen(limited(pledged(five, 7), 6))).toEqual({ pledge: 7, limit: 6 });
    expect(ordersSeen(lifted(limited(five, 6)))).toEqual({ pledge: null, limit: 6 });
  });

  it('applies to every payment that it concerns', () => {
    const paid = (table: Table): unknown => table.engine.logPage(table.timeline, 'table', 100, 1).at(-1)?.fact;
    expect(paid(helped(pledged(seated, 5), 8))).toMatchObject({ spice: 5 });
    expect(paid(helped(limited(pledged(seated, 5), 3), 8))).toMatchObject({ spice: 3 });
    expect(paid(helped(lifted(pledged(seated, 5)), 8))).toMatchObject({ spice: 0 });
    expect(paid(helped(helped(pledged(seated, 5), 8), 4))).toMatchObject({ spice: 4 });
  });

  it('lasts as long as its kind says', () => {
    const both = limited(pledged(inPhase(seated, 'bidding'), 5), 6);
    const inRevival = next(both);
    expect(stateOf(inRevival).phase).toBe('revival');
    expect(ordersSeen(inRevival)).toEqual({ pledge: 5, limit: 6 });
    const later = nextTurn(inRevival);
    expect(stateOf(later).turn).toBe(2);
    expect(ordersSeen(later)).toEqual({ pledge: 5, limit: null });
  });

  it.each<readonly [PhaseId, PhaseId]>([
    ['setup', 'storm'],
    ['bidding', 'revival'],
    ['shipment', 'battle'],
    ['battle', 'collection'],
    ['collection', 'mentat-pause'],
  ])('for one phase ends with it: %s, before %s begins', (phase, after) => {
    // A phase that was only set by hand has not begun yet, and begins first.
    const quiet = silenced(phase === 'collection' ? next(inPhase(seated, phase)) : inPhase(seated, phase));
    expect(isSilent(quiet)).toBe(true);
    const later = next(quiet);
    expect(stateOf(later).phase).toBe(after);
    expect(isSilent(later)).toBe(false);
  });

  it('for one phase ends with the set-up', () => {
    const settingUp = silenced(sendOk(seated, 'moderator', { type: 'BeginSetup' }));
    expect(isSilent(settingUp)).toBe(true);
    const ended = allAnswered(settingUp);
    expect(stateOf(ended).turn).toBe(1);
    expect(isSilent(ended)).toBe(false);
  });

  it('is the same after the log is read again', () => {
    const played = helped(limited(pledged(seated, 5), 6), 4);
    const again = replay(allItems(played.timeline.entries));
    expect(stateOf({ ...played, timeline: again })).toEqual(stateOf(played));
  });

  it('has its earlier value after a take-back, and only its owner learns of it', () => {
    const before = inPhase(inPhase(pledged(seated, 5), 'bidding'), 'shipment');
    const back = backTo(inPhase(pledged(before, 9), 'revival'), 1);
    expect(ordersSeen(back).pledge).toBe(5);
    expect(isToldOfAChange(back, 'guild')).toBe(true);
    expect(OTHERS.filter((audience) => isToldOfAChange(back, audience))).toEqual([]);
    const same = backTo(inPhase(pledged(before, 5), 'revival'), 1);
    expect(isToldOfAChange(same, 'guild')).toBe(false);
  });

  it('moves with a faction in a swap', () => {
    const swapped = sendOk(pledged(seated, 5), 'atreides', { type: 'SwapFactions', partner: 'guild' });
    expect(ordersSeen(swapped).pledge).toBeNull();
  });
});

describe('a standing order that only its owner knows', () => {
  const told = inPhase(inPhase(seated, 'bidding'), 'revival');

  it.each([
    ['that there is one', pledged(told, 5), silent(told)],
    ['what it says', pledged(told, 5), pledged(told, 9)],
    ['that it was changed', pledged(pledged(told, 5), 9), silent(pledged(told, 9))],
    ['that it was taken back', lifted(pledged(told, 5)), silent(silent(told))],
  ])('hides %s from all others, then and later', (_what, one, other) => {
    expect(others(one)).toEqual(others(other));
    for (const later of [helpOf(0), nextTurn, (table: Table) => backTo(table, 1), (table: Table) => backTo(table, 0)])
      expect(others(later(one))).toEqual(others(later(other)));
  });

  it('hides its moment from all others: no other audience receives anything', () => {
    expect(others(pledged(told, 5))).toEqual(others(told));
    expect(others(pledged(seated, 5))).toEqual(others(seated));
  });

  it('hides from all others how far its limit exceeds the need', () => {
    const one = helped(pledged(told, 5), 4);
    const other = helped(pledged(told, 9), 4);
    expect(others(one)).toEqual(others(other));
    expect(received(one, 'guild')).not.toEqual(received(other, 'guild'));
  });

  function helpOf(spice: number): (table: Table) => Table {
    return (table) => helped(table, spice);
  }
});
