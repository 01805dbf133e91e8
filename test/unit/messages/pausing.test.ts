import { describe, expect, it } from 'vitest';
import { formatPausedBy } from '#client';
import { BOARD } from '../../support/fixtures/table-views.ts';

const heldBy = (held: Partial<typeof BOARD>) =>
  formatPausedBy({ ...BOARD, factions: BOARD.factions.map((faction) => ({ ...faction, talking: false })), ...held });

describe('the text about a paused table', () => {
  it('is empty while the game goes on', () => {
    expect(heldBy({ paused: false })).toBeNull();
  });

  it('names the moderator, and whether the moderator rests or corrects something', () => {
    expect(heldBy({ paused: true })).toBe('Paused by the moderator');
    expect(heldBy({ paused: true, mending: true })).toBe('The moderator is making a correction');
  });
});
