import { describe, expect, it, test } from 'vitest';
import { readableName, troubleWithName } from '#messages/person-names.ts';

describe('the name of a player', () => {
  test.each([
    'Leto',
    'O’Brien',
    'X Æ A-12',
    'Nguyễn Thị Ánh',
    'ประยุทธ์ จันทร์โอชา',
    'नरेन्द्र मोदी',
    'ज़ें',
    'ಕ್ಷ್ಮಿ',
    'མི་དབང་བསྒྲུབས',
    'မြွှေ့',
    'محمد',
    'نَبِيٌّ',
    // Persian separates letters by an invisible character.
    'می\u200Cخواهم',
    'שָׁלוֹם',
    '山田太郎',
    '葛\u{E0100}城',
    '김철수',
    '👨\u200D👩\u200D👧\u200D👦',
    '👍🏽 ❤\uFE0F 1\uFE0F\u20E3 🇩🇪',
    '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  ])('can be %s', (name) => {
    expect(readableName(name)).toBe(name.normalize('NFC'));
  });

  it('is normalized, however it was typed', () => {
    expect(readableName('  Rene\u0301e\u00A0 Atreides ')).toBe('Ren\u00E9e Atreides');
  });
});

describe('a name that is refused', () => {
  test.each([
    ['that is empty', ''],
    ['of spaces', ' \u3000 '],
    ['of a Korean filler', '\u3164'],
    ['of fillers among letters', 'a\u115Fb'],
    ['of another filler', '\u1160'],
    ['of a narrow filler', '\uFFA0'],
    ['of Braille without dots', '\u2800'],
    ['of joiners', '\u200D'],
    ['that ends in an invisible character', 'Paul\u200B'],
    ['with a soft hyphen', 'Pa\u00ADul'],
    ['with an invisible mark', 'a\u034F'],
    ['of marks alone', '\u0301\u0301'],
    ['with marks on a space', 'a \u0301'],
    ['with piled marks', 'Z\u0340\u0321\u0322\u0327\u0328'],
    ['that reverses the following text', 'Paul\u202Eluap'],
    ['with an isolated direction', '\u2066Paul\u2069'],
    ['of two lines', 'Paul\nLeto'],
    ['with a control character', 'Paul\u0000'],
    ['with half a character', 'Paul\uD83D'],
    ['with a private-use character', '\uE000'],
    ['of hidden letters', 'Paul\u{E0041}\u{E0042}'],
    ['of too many characters', 'x'.repeat(41)],
    ['of too many code points for one character', `👩${'\u200D👩'.repeat(100)}`],
  ])('%s', (_what, name) => {
    expect(readableName(name)).toBeNull();
  });
});

it('a character of several code points counts as one', () => {
  expect(readableName('👍🏽'.repeat(40))).not.toBeNull();
  expect(readableName('👍🏽'.repeat(41))).toBeNull();
  expect(readableName('é'.normalize('NFD').repeat(40))).not.toBeNull();
});

it('an empty field has no message', () => {
  expect(troubleWithName(' ')).toBeNull();
  expect(troubleWithName('Leto')).toBeNull();
  expect(troubleWithName('\u2800')?.why).toBe('Others cannot read this name.');
});

it('a name that is too long is reported with its length', () => {
  expect(troubleWithName(`${'é'.normalize('NFD').repeat(41)} `)?.why).toBe('This name is too long: 41 letters.');
  expect(troubleWithName('Johann Gambolputty de von Ausfern-schplenden')?.next).toMatch(/^Use at most 40/);
});
