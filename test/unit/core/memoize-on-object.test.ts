import { expect, test } from 'vitest';
import { memoizeOnObject } from '#lib/core/memoize-on-object.ts';

test('what is kept with an object is made once for it, and for no other', () => {
  let made = 0;
  const numberOf = memoizeOnObject((_key: object) => (made += 1));
  const [one, other] = [{}, {}];
  expect([numberOf(one), numberOf(other), numberOf(one), numberOf(other)]).toEqual([1, 2, 1, 2]);
});

test('several things are kept apart', () => {
  const [first, second] = [memoizeOnObject((_key: object) => ['first']), memoizeOnObject((_key: object) => ['second'])];
  const key = {};
  expect([first(key), second(key), first(key)]).toEqual([['first'], ['second'], ['first']]);
  expect(first(key)).toBe(first(key));
});

test('nobody else sees it, and an object that never changes can keep it', () => {
  const kept = memoizeOnObject(({ says }: { readonly says: string }) => ({ says }));
  const key = Object.freeze({ says: 'nothing' });
  expect(kept(key)).toEqual({ says: 'nothing' });
  expect(Reflect.ownKeys(key)).toEqual(['says']);
  expect(kept(structuredClone(key))).not.toBe(kept(key));
});

test('where it cannot be made nothing is kept', () => {
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
