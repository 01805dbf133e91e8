/** Paths over the whole board, searched and measured a second time, with the storm in each sector. */
import { describe, expect, it } from 'vitest';
import { arrakis } from '#lib/board/arrakis.ts';
import { waysWrong } from '../../support/oracle/ways.ts';

describe('paths over the board', () => {
  it.each(Array.from({ length: arrakis.sectors }, (_, at) => at + 1))(
    'are the same in both computations with the storm in sector %i',
    (storm) => {
      expect(waysWrong(storm)).toEqual([]);
    },
  );
});
