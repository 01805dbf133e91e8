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
  it('is used where it keeps what it is given, and holds nothing of the trial', () => {
    const { keeper, keeps } = usableStorage(() => KEEPS);
    expect([keeper, keeps]).toEqual([KEEPS, true]);
    expect(kept.size).toBe(0);
  });

  it.each([
    ['refuses', refuses],
    ['forgets', () => FORGETS],
  ])('is the memory of the page where it %s, and says so', (_, find) => {
    const { keeper, keeps } = usableStorage(find);
    expect(keeps).toBe(false);
    keeper.setItem('seat', 'token');
    expect(keeper.getItem('seat')).toBe('token');
  });
});
