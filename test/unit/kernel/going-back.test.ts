import { describe, expect, it } from 'vitest';
import { firstAnswer } from '#engine';
import { must } from '#lib/core/assert-never.ts';
import {
  DEFAULT_CHOICES,
  letWindowPass,
  nextPhase,
  openedTable,
  promptsOf,
  sendOk,
  stateOf,
  type Table,
} from '../../support/table.ts';

const opened = openedTable(
  [
    { faction: 'atreides', circle: 0 },
    { faction: 'fremen', circle: 1 },
  ],
  { components: { ...DEFAULT_CHOICES.components, treachery: 'app' } },
);

const backToOpening = (table: Table): Table => sendOk(table, 'moderator', { type: 'TakeBack', to: 0 });

describe('after a take-back,', () => {
  it('the same cards return in another order', () => {
    const dealt = sendOk(opened, 'moderator', { type: 'DealCards', faction: 'fremen', count: 4 });
    const [before, after] = [stateOf(opened).treacheryDeck, stateOf(backToOpening(dealt)).treacheryDeck];
    expect([...after].sort()).toEqual([...before].sort());
    expect(after).not.toEqual(before);
  });

  it('disclosed secrets stay known', () => {
    const disclosed = dialled(sendOk(opened, 'moderator', nextPhase(opened)));
    const known = stateOf(disclosed).knowledge;
    expect(known).not.toEqual([]);
    expect(stateOf(backToOpening(disclosed)).knowledge).toEqual(known);
  });

  /** Lets windows pass and lets both factions dial, until the first storm is disclosed. */
  function dialled(table: Table): Table {
    if (stateOf(table).knowledge.length > 0) return table;
    const asked = (['atreides', 'fremen'] as const).find((faction) =>
      promptsOf(table, faction).some(({ kind, sealed }) => kind === 'storm-dial' && !sealed),
    );
    if (asked === undefined) return dialled(letWindowPass(table));
    const { id, answers } = must(promptsOf(table, asked)[0], 'a storm dial');
    return dialled(sendOk(table, asked, { type: 'Answer', prompt: id, value: firstAnswer(answers) }));
  }
});

describe('a correction to the present value', () => {
  it('is not recorded', () => {
    const { turn } = stateOf(opened);
    const corrected = sendOk(opened, 'moderator', { type: 'CorrectFact', fact: { kind: 'turn', turn } });
    expect(corrected.timeline.entries.length).toBe(opened.timeline.entries.length);
  });
});
