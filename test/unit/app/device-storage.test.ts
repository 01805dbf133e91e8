import { describe, expect, it } from 'vitest';
import { usableStorage, type KeyValueStorage } from '#app/_browser/key-value-storage.ts';

const kept = new Map<string, string>();
const KEEPS: KeyValueStorage = {
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
  removeItem: (key) => void kept.delete(key),
};
const FORGETS: KeyValueStorage = { ...KEEPS, getItem: () => null };
const refuses = (): KeyValueStorage => {
  throw new Error('SecurityError');
};

describe('the storage of a browser', () => {
  it('is used if it keeps what is written to it, and holds no test entry afterwards', () => {
    const { keeper, keeps } = usableStorage(() => KEEPS);
    expect([keeper, keeps]).toEqual([KEEPS, true]);
    expect(kept.size).toBe(0);
  });

  it.each([
    ['refuses', refuses],
    ['forgets', () => FORGETS],
  ])('is replaced by the page’s memory if it %s, and the page learns that', (_, find) => {
    const { keeper, keeps } = usableStorage(find);
    expect(keeps).toBe(false);
    keeper.setItem('seat', 'token');
    expect(keeper.getItem('seat')).toBe('token');
  });
});
