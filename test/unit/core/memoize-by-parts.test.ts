/** A value that is built from parts of a whole is rebuilt only when one of these parts has changed. */
import { describe, expect, it } from 'vitest';
import { createMemo, select } from '#lib/core/memoize-by-parts.ts';

interface Camp {
  readonly water: number;
  readonly tents: readonly { readonly of: string; readonly beds: number }[];
}

const CAMP: Camp = {
  water: 3,
  tents: [
    { of: 'chani', beds: 2 },
    { of: 'stilgar', beds: 4 },
  ],
};
const ANOTHER_TENT: Camp = { ...CAMP, tents: [...CAMP.tents, { of: 'jamis', beds: 1 }] };

const bedsOf = ({ tents }: Camp, of: string): number => tents.find((tent) => tent.of === of)?.beds ?? 0;
const largerThan = ({ tents }: Camp, than: number): readonly unknown[] => tents.filter(({ beds }) => beds > than);

/** Returns for each of these wholes in turn whether the value is rebuilt. */
function isBuiltIn(wholes: readonly Camp[], build: (camp: Camp) => unknown): readonly boolean[] {
  const memo = createMemo();
  let times = 0;
  const isBuilt = (camp: Camp): boolean => {
    const before = times;
    const value = memo.of(camp, 'value', (seen) => {
      times += 1;
      return build(seen);
    });
    expect(value).toEqual(build(camp));
    return times > before;
  };
  return wholes.map(isBuilt);
}

describe('a value of a whole', () => {
  it('is built from the parts of that whole', () => {
    expect(createMemo().of(CAMP, 'all', (seen) => ({ ...seen }))).toEqual(CAMP);
    expect(createMemo().of(CAMP, 'beds', (seen) => select(seen, bedsOf, 'stilgar'))).toBe(4);
    expect(select(CAMP, bedsOf, 'stilgar')).toBe(4);
  });

  it('is built again where a field that was read differs', () => {
    const thirsty = { ...CAMP, water: 2 };
    expect(isBuiltIn([CAMP, ANOTHER_TENT, thirsty, thirsty], ({ water }) => water)).toEqual([true, false, true, false]);
    expect(isBuiltIn([CAMP, ANOTHER_TENT], ({ water, tents }) => [water, tents.length])).toEqual([true, true]);
  });

  it('is built again after a change although nobody asked in between', () => {
    const memo = createMemo();
    const water = (camp: Camp) => memo.of(camp, 'water', (seen) => seen.water);
    const beds = (camp: Camp) => memo.of(camp, 'beds', (seen) => select(seen, bedsOf, 'chani'));
    const changed = { water: 5, tents: [{ of: 'chani', beds: 3 }] };
    const later = { ...changed, tents: [...changed.tents] };
    expect([water(CAMP), beds(CAMP)]).toEqual([3, 2]);
    expect(memo.of(changed, 'tents', ({ tents }) => tents.length)).toBe(1);
    expect([water(later), beds(later)]).toEqual([5, 3]);
    expect([water(CAMP), beds(CAMP)]).toEqual([3, 2]);
  });

  it('depends only on the selected part of a field', () => {
    const larger = { ...CAMP, tents: [{ of: 'chani', beds: 3 }] };
    const isBuilt = isBuiltIn([CAMP, ANOTHER_TENT, larger], (seen) => select(seen, bedsOf, 'chani'));
    expect(isBuilt).toEqual([true, false, true]);
  });

  it('depends on every value that was selected', () => {
    const both = (seen: Camp) => [select(seen, bedsOf, 'chani'), select(seen, bedsOf, 'jamis')];
    expect(isBuiltIn([CAMP, ANOTHER_TENT], both)).toEqual([true, true]);
  });

  it('depends on the items of a selected list, not on the list itself', () => {
    const fewer = { ...CAMP, tents: CAMP.tents.slice(1) };
    const same = { ...CAMP, tents: [...CAMP.tents] };
    expect(isBuiltIn([CAMP, same, fewer], (seen) => select(seen, largerThan, 1))).toEqual([true, false, true]);
  });

  it('depends on the parts of every value that it contains', () => {
    const memo = createMemo();
    const inner = (camp: Camp) => memo.of(camp, 'inner', (seen) => [seen.water, select(seen, bedsOf, 'chani')]);
    const outer = (camp: Camp) => memo.of(camp, 'outer', (seen) => [inner(seen)]);
    const empty = { ...CAMP, tents: [] };
    const dry = { ...empty, water: 0 };
    const values = [CAMP, ANOTHER_TENT, empty, dry].map((camp) => outer(camp)[0]);
    expect(values).toEqual([
      [3, 2],
      [3, 2],
      [3, 0],
      [0, 0],
    ]);
    expect(outer(dry)).toBe(outer({ ...dry }));
  });

  it('is right however many other values were selected before', () => {
    const memo = createMemo();
    for (let than = 0; than < 2_000; than += 1)
      expect(memo.of(CAMP, `larger than ${than}`, (seen) => select(seen, largerThan, than).length)).toBe(
        [2, 4].filter((beds) => beds > than).length,
      );
    const empty = { ...CAMP, tents: [] };
    expect(memo.of(empty, 'larger than 1', (seen) => select(seen, largerThan, 1).length)).toBe(0);
  });

  it('is built again after many changes in which nobody asked for it, and kept while somebody asks', () => {
    const memo = createMemo();
    let built = 0;
    const beds = (camp: Camp) => memo.of(camp, 'beds', (seen) => ((built += 1), select(seen, bedsOf, 'chani')));
    const changed = Array.from({ length: 200 }, (_, water): Camp => ({ ...CAMP, water }));
    for (const camp of changed) expect(beds(camp)).toBe(2);
    expect(built).toBe(1);
    for (const camp of changed) expect(memo.of(camp, 'water', (seen) => seen.water)).toBe(camp.water);
    expect(beds({ ...CAMP, tents: [] })).toBe(0);
    expect(beds({ ...CAMP })).toBe(2);
    expect(built).toBe(3);
    for (const camp of changed) memo.of(camp, 'water', (seen) => seen.water);
    expect(beds({ ...CAMP })).toBe(2);
    expect(built).toBe(4);
  });
});
