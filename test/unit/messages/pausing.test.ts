import { describe, expect, it } from 'vitest';
import { formatPausedBy } from '#client';
import { BOARD } from '../../support/fixtures/table-views.ts';

const heldBy = (held: Partial<typeof BOARD>) =>
  formatPausedBy({ ...BOARD, factions: BOARD.factions.map((faction) => ({ ...faction, talking: false })), ...held });

describe('who holds the table', () => {
  it('is nobody while it goes on', () => {
    expect(heldBy({ paused: false })).toBeNull();
  });

  it('is the moderator, who rests or puts something right', () => {
    expect(heldBy({ paused: true })).toBe('Paused by the moderator');
    expect(heldBy({ paused: true, mending: true })).toBe('The moderator is putting something right');
  });
});
