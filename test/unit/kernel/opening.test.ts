import { describe, expect, it } from 'vitest';
import type { Refusal, Seating, TableChoices } from '#engine';
import { DEFAULT_CHOICES, emptyTable, send } from '../../support/table.ts';

const SEATED: readonly Seating[] = [
  { faction: 'atreides', circle: 0 },
  { faction: 'fremen', circle: 1 },
];

function refusalOf(seating: readonly Seating[], choices: Partial<TableChoices> = {}): Refusal['code'] | null {
  const sent = send(emptyTable(), 'moderator', {
    type: 'OpenTable',
    seating,
    choices: { ...DEFAULT_CHOICES, ...choices },
  });
  return sent.ok ? null : sent.refusal.code;
}

describe('a new table', () => {
  it('opens with two factions on two circles', () => {
    expect(refusalOf(SEATED)).toBeNull();
  });

  it('is refused with a single faction, with two factions on one circle, or with a faction twice', () => {
    expect(refusalOf(SEATED.slice(1))).toBe('bad-seating');
    expect(refusalOf(SEATED.map(({ faction }) => ({ faction, circle: 0 })))).toBe('bad-seating');
    expect(refusalOf(SEATED.map(({ circle }) => ({ faction: 'fremen', circle })))).toBe('bad-seating');
  });

  it('is refused with windows longer than two minutes', () => {
    expect(refusalOf(SEATED, { windowTime: 120_000 })).toBeNull();
    expect(refusalOf(SEATED, { windowTime: 120_001 })).toBe('bad-choices');
  });
});
