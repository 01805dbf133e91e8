/** A window closes only at its ticks and at its deadline. */
import { describe, expect, it } from 'vitest';
import type { FactionId, TableChoices } from '#engine';
import { must } from '#lib/core/assert-never.ts';
import {
  letTickPass,
  letWindowPass,
  openedTable,
  promptOf,
  sendOk,
  stateOf,
  tableView,
  type Table,
} from '../../../support/table.ts';

const FOUR: readonly FactionId[] = ['atreides', 'harkonnen', 'fremen', 'guild'];
const TIME = 15_000;

const opened = (factions: readonly FactionId[], choices: Partial<TableChoices> = {}): Table =>
  openedTable(
    factions.map((faction, at) => ({ faction, circle: must(([0, 1, 2, 3, 4, 5] as const)[at], 'a circle') })),
    { windowTime: TIME, ...choices },
  );

/** The storm of the second turn begins with a window for Weather Control. */
function asking(table: Table): Table {
  const second = sendOk(table, 'moderator', { type: 'CorrectFact', fact: { kind: 'turn', turn: 2 } });
  const resumed = sendOk(second, 'moderator', { type: 'ResumeTable' });
  return sendOk(resumed, 'moderator', { type: 'BeginStorm' });
}

const windowOf = (table: Table) => must(tableView(table).window, 'a window');
const afterOpening = (table: Table, ms: number): Table => ({ ...table, now: windowOf(table).opened + ms });
const passes = (table: Table, faction: FactionId): Table =>
  sendOk(table, faction, {
    type: 'Answer',
    prompt: must(promptOf(table, faction, 'weather-control'), 'a question').id,
    value: { play: false },
  });
const allPass = (table: Table): Table => FOUR.reduce(passes, table);

/** Returns the time (ms) from the opening of the window until it closes, if no further seat answers. */
function closesAfter(table: Table): number {
  const { opened: from, id } = windowOf(table);
  const over = letWindowPass(table);
  expect(tableView(over).window?.id).not.toBe(id);
  return over.now - 100 - from;
}

describe('a window', () => {
  it('closes at 4 seconds, not at the last answer', () => {
    const answered = allPass(asking(opened(FOUR)));
    expect(tableView(answered).window).not.toBeNull();
    expect(closesAfter(answered)).toBe(4_000);
  });

  it.each([
    [4_100, 8_000],
    [8_100, 12_000],
    [12_100, TIME],
  ])('closes at the next tick if the last answer comes later: at %d ms', (last, closes) => {
    let table = FOUR.slice(1).reduce(passes, asking(opened(FOUR)));
    while (must(table.engine.nextDeadline(table.timeline), 'a tick').at < windowOf(table).opened + last)
      table = letTickPass(table);
    const answered = passes(afterOpening(table, last), 'atreides');
    expect(tableView(answered).window).not.toBeNull();
    expect(closesAfter(answered)).toBe(closes);
  });

  it('closes at the table’s time if one seat gives no answer', () => {
    expect(closesAfter(FOUR.slice(1).reduce(passes, asking(opened(FOUR))))).toBe(TIME);
  });

  it('shows no seat that a tick has passed', () => {
    const before = FOUR.slice(1).reduce(passes, asking(opened(FOUR)));
    const after = letTickPass(before);
    expect(after.timeline.entries.length).toBe(before.timeline.entries.length + 1);
    for (const audience of ['table', 'moderator', ...FOUR] as const)
      expect(after.engine.view(after.timeline, audience)).toEqual(before.engine.view(before.timeline, audience));
  });

  it('refuses to close between two ticks', () => {
    const answered = allPass(asking(opened(FOUR)));
    const early = afterOpening(answered, 3_999);
    const window = windowOf(answered).id;
    expect(
      early.engine.decide(
        early.timeline,
        { by: 'clock', at: early.now, command: { type: 'CloseWindow', window } },
        () => 0,
      ),
    ).toMatchObject({ ok: false, refusal: { code: 'window-not-over' } });
  });

  it('keeps its ticks while the table receives other commands', () => {
    const raised = sendOk(afterOpening(allPass(asking(opened(FOUR))), 1_000), 'guild', { type: 'RaiseHand' });
    const lowered = sendOk({ ...raised, now: raised.now + 60_000 }, 'guild', { type: 'LowerHand' });
    expect(closesAfter(lowered)).toBe(4_000);
  });

  it('waits for a seat that withdraws its answer', () => {
    const answered = allPass(asking(opened(FOUR)));
    const prompt = must(promptOf(answered, 'guild', 'weather-control'), 'a question').id;
    expect(closesAfter(sendOk(answered, 'guild', { type: 'Withdraw', prompt }))).toBe(TIME);
  });

  it.each([
    ['two seats', opened(FOUR.slice(0, 2))],
    ['three seats', opened(FOUR.slice(0, 3))],
    [
      'two people with two factions each',
      opened(FOUR, {
        pairs: [
          ['atreides', 'fremen'],
          ['harkonnen', 'guild'],
        ],
      }),
    ],
  ])('stays open for its whole time at a table of %s, unless the table chooses otherwise', (_name, table) => {
    const seats = stateOf(table).factions.map(({ faction }) => faction);
    expect(closesAfter(seats.reduce(passes, asking(table)))).toBe(TIME);
    const early = sendOk(table, 'moderator', { type: 'ChooseQuestionTime', seconds: 15, isFixed: false });
    expect(closesAfter(seats.reduce(passes, asking(early)))).toBe(4_000);
  });

  it('has the time that the table chooses during the game, from the next window on', () => {
    const running = asking(opened(FOUR));
    const chosen = sendOk(running, 'moderator', { type: 'ChooseQuestionTime', seconds: 20, isFixed: true });
    expect(closesAfter(chosen)).toBe(TIME);
    const next = asking(sendOk(opened(FOUR), 'moderator', { type: 'ChooseQuestionTime', seconds: 20, isFixed: true }));
    expect(closesAfter(allPass(next))).toBe(20_000);
  });
});

describe('the order “nothing from me this turn”', () => {
  const standsAside = (table: Table, faction: FactionId): Table =>
    sendOk(table, faction, { type: 'SetAutoPass', on: true });

  it('answers for its seat before the floor', () => {
    const table = asking(standsAside(opened(FOUR), 'atreides'));
    expect(closesAfter(FOUR.slice(1).reduce(passes, table))).toBe(4_000);
  });

  it('answers between 1.5 and 4 seconds after the opening, at a new random time for each seat and window', () => {
    const drawn = Array.from({ length: 40 }, (_, at) => {
      const table = asking({ ...opened(FOUR), now: 2_000_000 + 7 * at });
      const window = must(
        stateOf(table).stack.find((activity) => activity.kind === 'window'),
        'a window',
      );
      return must(window.standing, 'times').map((one) => one.at - window.opened);
    });
    const all = drawn.flat();
    expect(Math.min(...all)).toBeGreaterThanOrEqual(1_500);
    expect(Math.max(...all)).toBeLessThanOrEqual(4_000);
    expect(new Set(all).size).toBeGreaterThan(120);
    // The times of one seat have no fixed step: no two gaps in a row are equal.
    const steps = drawn.slice(1).map((times, at) => must(times[0], 'a time') - must(drawn[at]?.[0], 'a time'));
    expect(new Set(steps).size).toBeGreaterThan(35);
  });

  it('can be removed at any time', () => {
    const table = asking(standsAside(opened(FOUR), 'atreides'));
    const lifted = sendOk(table, 'atreides', { type: 'SetAutoPass', on: false });
    expect(closesAfter(FOUR.slice(1).reduce(passes, lifted))).toBe(TIME);
  });

  it('is public if the moderator sets it for a seat without a phone', () => {
    const table = sendOk(opened(FOUR), 'moderator', { type: 'SetAutoPassFor', faction: 'atreides', on: true });
    expect(tableView(table).log.at(-1)?.fact).toEqual({ code: 'auto-pass-set-for', faction: 'atreides', on: true });
    expect(closesAfter(FOUR.slice(1).reduce(passes, asking(table)))).toBe(4_000);
  });

  it('is not in the log if its owner sets it', () => {
    const before = opened(FOUR);
    expect(tableView(standsAside(before, 'guild')).log).toEqual(tableView(before).log);
  });

  it('is not shown to the moderator if its owner sets it', () => {
    const answers = [opened(FOUR), standsAside(opened(FOUR), 'atreides')].map(
      (table) =>
        tableView(sendOk(table, 'moderator', { type: 'SetAutoPassFor', faction: 'atreides', on: true })).log.at(-1)
          ?.fact,
    );
    expect(answers[0]).toEqual(answers[1]);
  });
});
