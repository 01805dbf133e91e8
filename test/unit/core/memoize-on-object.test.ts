import { expect, test } from 'vitest';
import { memoizeOnObject } from '#lib/core/memoize-on-object.ts';

test('a memo is computed once for each object', () => {
  let made = 0;
  const numberOf = memoizeOnObject((_key: object) => (made += 1));
  const [one, other] = [{}, {}];
  expect([numberOf(one), numberOf(other), numberOf(one), numberOf(other)]).toEqual([1, 2, 1, 2]);
});

test('two memos of one object are separate', () => {
  const [first, second] = [memoizeOnObject((_key: object) => ['first']), memoizeOnObject((_key: object) => ['second'])];
  const key = {};
  expect([first(key), second(key), first(key)]).toEqual([['first'], ['second'], ['first']]);
  expect(first(key)).toBe(first(key));
});

test('a memo adds no visible property, also works for a frozen object, and is not copied', () => {
  const kept = memoizeOnObject(({ says }: { readonly says: string }) => ({ says }));
  const key = Object.freeze({ says: 'nothing' });
  expect(kept(key)).toEqual({ says: 'nothing' });
  expect(Reflect.ownKeys(key)).toEqual(['says']);
  expect(kept(structuredClone(key))).not.toBe(kept(key));
});

test('a computation that throws leaves no memo', () => {
  let isBroken = true;
  const kept = memoizeOnObject((_key: object) => {
    if (isBroken) throw new Error('broken');
    return 'whole';
  });
  const key = {};
  expect(() => kept(key)).toThrow('broken');
  isBroken = false;
  expect(kept(key)).toBe('whole');
});
