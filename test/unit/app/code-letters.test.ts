import { describe, expect, it } from 'vitest';
import { cleanLetters, holdsStrangers, inGroups, isTableCode, TABLE_LETTERS } from '#app/_components/code-letters.ts';

describe('a table’s code', () => {
  it('is read as capitals, without the characters that no code has', () => {
    expect(cleanLetters(' kr-7m ac ', TABLE_LETTERS)).toBe('KR7MAC');
    expect(cleanLetters('KR7MACQ', TABLE_LETTERS)).toBe('KR7MAC');
    expect(cleanLetters('ko1r', TABLE_LETTERS)).toBe('KR');
  });

  it('has six characters, or four on a table of an earlier release', () => {
    const whole = ['KR7MAC', 'KR7M'];
    for (const code of whole) expect(isTableCode(code), code).toBe(true);
    for (const code of ['', 'KR7', 'KR7MA', 'KR7MACD']) expect(isTableCode(code), code).toBe(false);
  });

  it('reports a character that no code has', () => {
    expect(holdsStrangers('KO7M')).toBe(true);
    expect(holdsStrangers('kr7m')).toBe(false);
  });
});

describe('a seat’s code', () => {
  it('is shown in groups, and is read with any grouping', () => {
    expect(inGroups('KR7MACDEFHJQ')).toBe('KR7M ACDE FHJQ');
    expect(cleanLetters('kr7m-acde fhjq', 12)).toBe('KR7MACDEFHJQ');
  });
});
