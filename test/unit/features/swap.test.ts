import { describe, expect, it } from 'vitest';
import type { FactionId, Seating, TableChoices } from '#engine';
import { openedTable, sendOk, stateOf } from '../../support/table.ts';

const around = (factions: readonly FactionId[]): readonly Seating[] =>
  factions.map((faction, at) => ({ faction, circle: at }));

const ADVANCED: Partial<TableChoices> = { layer: 'advanced' };

describe('a swap', () => {
  it('leaves a table as if it had been opened with these two factions the other way round', () => {
    const before = openedTable(around(['atreides', 'emperor', 'fremen', 'bene-gesserit']), ADVANCED);
    const swapped = sendOk(before, 'fremen', { type: 'SwapFactions', partner: 'atreides' });
    const opened = openedTable(around(['fremen', 'emperor', 'atreides', 'bene-gesserit']), ADVANCED);
    expect(stateOf(swapped)).toEqual(stateOf(opened));
  });

  it('does the same for two players with two factions each', () => {
    const before = openedTable(around(['atreides', 'emperor', 'fremen', 'guild']), {
      pairs: [
        ['atreides', 'fremen'],
        ['emperor', 'guild'],
      ],
    });
    const swapped = sendOk(before, 'guild', { type: 'SwapFactions', partner: 'fremen' });
    const opened = openedTable(around(['atreides', 'emperor', 'guild', 'fremen']), {
      pairs: [
        ['atreides', 'guild'],
        ['emperor', 'fremen'],
      ],
    });
    expect(stateOf(swapped)).toEqual(stateOf(opened));
  });

  it('changes nothing that the other players have declared', () => {
    const before = sendOk(openedTable(around(['atreides', 'emperor', 'fremen'])), 'emperor', {
      type: 'DeclareSecret',
      fact: { kind: 'spice', spice: 7 },
    });
    const swapped = sendOk(before, 'fremen', { type: 'SwapFactions', partner: 'atreides' });
    expect(stateOf(swapped).factions.map(({ faction, spice }) => [faction, spice])).toEqual([
      ['fremen', 'uncounted'],
      ['emperor', 7],
      ['atreides', 'uncounted'],
    ]);
  });
});
