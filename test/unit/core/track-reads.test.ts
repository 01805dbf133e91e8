/** The reads of an object that are recorded while something is built from it. */
import { describe, expect, it } from 'vitest';
import { select, trackReads } from '#lib/core/track-reads.ts';

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
const larger = ({ tents }: Camp, than: number): readonly unknown[] => tents.filter(({ beds }) => beds > than);

describe('an object with tracked reads', () => {
  it('looks the same to every reader', () => {
    const [seen] = trackReads(CAMP);
    expect({ ...seen }).toEqual(CAMP);
    expect(select(seen, bedsOf, 'stilgar')).toBe(4);
    expect(select(CAMP, bedsOf, 'stilgar')).toBe(4);
  });

  it('counts as equal to another in which all fields that were read are equal', () => {
    const [seen, looks] = trackReads(CAMP);
    expect(seen.water).toBe(3);
    expect(looks.areSameIn(ANOTHER_TENT)).toBe(true);
    expect(looks.areSameIn({ ...CAMP, water: 2 })).toBe(false);
    expect(seen.tents).toHaveLength(2);
    expect(looks.areSameIn(ANOTHER_TENT)).toBe(false);
  });

  it('compares the result of a selector, and no more of the field', () => {
    const [seen, looks] = trackReads(CAMP);
    expect(select(seen, bedsOf, 'chani')).toBe(2);
    expect(looks.areSameIn(ANOTHER_TENT)).toBe(true);
    expect(looks.areSameIn({ ...CAMP, tents: [{ of: 'chani', beds: 3 }] })).toBe(false);
  });

  it('compares the results for each argument of a selector', () => {
    const [seen, looks] = trackReads(CAMP);
    expect([select(seen, bedsOf, 'chani'), select(seen, bedsOf, 'jamis')]).toEqual([2, 0]);
    expect(looks.areSameIn(ANOTHER_TENT)).toBe(false);
  });

  it('compares lists by their items', () => {
    const [seen, looks] = trackReads(CAMP);
    expect(select(seen, larger, 1)).toHaveLength(2);
    expect(looks.areSameIn(ANOTHER_TENT)).toBe(true);
    expect(looks.areSameIn({ ...CAMP, tents: CAMP.tents.slice(1) })).toBe(false);
  });

  it('reports its reads to an outer tracker, too', () => {
    const [outer, looks] = trackReads(CAMP);
    const [inner, within] = trackReads(outer);
    expect(select(inner, bedsOf, 'chani')).toBe(2);
    expect(within.areSameIn(outer)).toBe(true);
    expect(looks.areSameIn(ANOTHER_TENT)).toBe(true);
    expect(looks.areSameIn({ ...CAMP, tents: [] })).toBe(false);
  });
});
