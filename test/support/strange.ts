/** Malformed texts and values, as a broken or hostile device might send them. */
import fc from 'fast-check';
import type { Random } from '#engine';
import { chance, pickRandom } from './random-choice.ts';

/** The size of each pool of values. fast-check makes the pools, so that no kind is missing. */
const SAMPLES = { numRuns: 300, seed: 1979 };

const TEXTS: readonly string[] = [
  ...fc.sample(fc.string({ unit: 'binary', maxLength: 40 }), SAMPLES),
  ...fc.sample(fc.string({ unit: 'grapheme', maxLength: 30 }), SAMPLES),
];

/** Values that have broken programs before, such as half a surrogate pair. */
const NASTY: readonly string[] = [
  ...['\uD800', 'K\uDFFF', '\uD83D\uD83D', '\0', 'a\0b', '\u202E', '\u3164', '\uFEFF', 'ß', 'İ', '', ' '],
  ...[
    "' OR 1=1 --",
    '"; DROP TABLE seats; --',
    '../../etc/passwd',
    '%00',
    '%E0%A4%A',
    '{{7*7}}',
    '<script>',
    '\r\nX: y',
  ],
  ...['__proto__', 'constructor', 'NaN', '-1', '1e999', 'null', 'undefined', 'x'.repeat(5_000)],
  ...['atreides', 'moderator', 'KKKK', 'h1', 'b1', 'i1'],
];

const NUMBERS = [0, -0, -1, 0.5, 1, 7, 18, 19, 1_000, 1_001, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, 5e-324];

const VALUES: readonly unknown[] = [
  ...fc.sample(fc.jsonValue({ maxDepth: 4 }), SAMPLES),
  ...[
    null,
    true,
    false,
    [],
    {},
    [[]],
    [null],
    { type: null },
    JSON.parse('{"__proto__":{"a":1},"constructor":1}') as unknown,
  ],
];

export const strangeText = (random: Random): string => pickRandom(chance(50, random) ? NASTY : TEXTS, random);

export function strangeValue(random: Random): unknown {
  if (chance(30, random)) return strangeText(random);
  if (chance(20, random)) return pickRandom(NUMBERS, random);
  if (chance(5, random)) return nested(1 + random(40));
  return pickRandom(VALUES, random);
}

/** Returns this value with one or a few parts changed. */
export function mutated(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || chance(15, random)) return strangeValue(random);
  if (Array.isArray(value)) return mutatedList(value, random);
  const entries = Object.entries(value);
  if (entries.length === 0 || chance(15, random)) return { ...value, [strangeText(random)]: strangeValue(random) };
  const [name] = pickRandom(entries, random);
  if (chance(15, random)) return Object.fromEntries(entries.filter(([other]) => other !== name));
  return Object.fromEntries(entries.map(([key, inner]) => [key, key === name ? mutated(inner, random) : inner]));
}

function mutatedList(list: readonly unknown[], random: Random): readonly unknown[] {
  const at = random(list.length + 1);
  if (chance(30, random)) return [...list, ...list, strangeValue(random)];
  return [...list.slice(0, at), mutated(list[at], random), ...list.slice(at + 1)];
}

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}
