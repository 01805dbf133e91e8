import { describe, expect, expectTypeOf, it } from 'vitest';
import { TREACHERY_TITLES } from '#engine';
import { CARDS } from '#lib/powers/list.ts';
import type { CardPower } from '#lib/powers/power.ts';

describe('what each treachery card does', () => {
  it('is defined in one list; a title without a definition does not compile', () => {
    expect(Object.keys(CARDS).sort()).toEqual([...TREACHERY_TITLES].sort());
    expectTypeOf<Omit<typeof CARDS, 'chaumas'>>().not.toExtend<typeof CARDS>();
    expectTypeOf<CardPower<'poison'>>().not.toExtend<(typeof CARDS)['crysknife']>();
    expectTypeOf<Omit<CardPower<'poison'>, 'inBattle'>>().not.toExtend<(typeof CARDS)['chaumas']>();
  });
});
