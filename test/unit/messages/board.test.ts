import { describe, expect, it } from 'vitest';
import { formatStack } from '#messages/board.ts';

describe('the text about one part of the board', () => {
  it('counts advisors, one or more', () => {
    const sisterhood = { faction: 'bene-gesserit', special: 0, advisors: true } as const;
    expect(formatStack({ ...sisterhood, count: 1 })).toBe('Bene Gesserit 1 advisor');
    expect(formatStack({ ...sisterhood, count: 3 })).toBe('Bene Gesserit 3 advisors');
    expect(formatStack({ ...sisterhood, count: 3, advisors: false })).toBe('Bene Gesserit 3');
  });
});
