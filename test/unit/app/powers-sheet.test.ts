/** The list of powers that a player reads at this table. */
import { describe, expect, it } from 'vitest';
import type { Layer } from '#engine';
import { formatPower } from '#lib/messages/format/powers-guide.ts';
import { DEFAULT_CHOICES, openedTable, tableView } from '../../support/table.ts';

const SEATING = [
  { faction: 'atreides', circle: 1 },
  { faction: 'fremen', circle: 4 },
] as const;

const powersAt = (layer: Layer) =>
  tableView(openedTable(SEATING, { ...DEFAULT_CHOICES, edition: 'gf9-2019', layer })).powers;

describe('the list of powers of a table', () => {
  it('holds the powers of the factions in play, in this layer', () => {
    expect(powersAt('basic')).toContain('atreides/prescience');
    expect(powersAt('basic')).not.toContain('fremen/no-spice-battle');
    expect(powersAt('advanced')).toContain('fremen/no-spice-battle');
    expect(powersAt('advanced').filter((power) => !/^(atreides|fremen)\//.test(power))).toEqual([]);
  });

  it('shows each power’s name, and explains it in a sentence to its player', () => {
    for (const power of powersAt('advanced')) {
      const { name, lets } = formatPower(power);
      expect(name).not.toBe('');
      expect(lets).toMatch(/\b[Yy]ou(rs?)?\b.*\.$/);
    }
  });
});
