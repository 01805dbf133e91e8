import { describe, expect, it } from 'vitest';
import { cleanLetters, holdsStrangers, inGroups } from '../../../app/_components/code-letters.ts';

describe('a table’s code', () => {
  it('is read in capitals and without what no code holds', () => {
    expect(cleanLetters(' kr-7m ', 4)).toBe('KR7M');
    expect(cleanLetters('KR7MQ', 4)).toBe('KR7M');
    expect(cleanLetters('ko1r', 4)).toBe('KR');
  });

  it('says when a sign is not one of its own', () => {
    expect(holdsStrangers('KO7M')).toBe(true);
    expect(holdsStrangers('kr7m')).toBe(false);
  });
});

describe('a seat’s code', () => {
  it('is shown in groups, and read however they are typed', () => {
    expect(inGroups('KR7MACDEFHJQ')).toBe('KR7M ACDE FHJQ');
    expect(cleanLetters('kr7m-acde fhjq', 12)).toBe('KR7MACDEFHJQ');
  });
});
