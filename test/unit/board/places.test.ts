import { describe, expect, it } from 'vitest';
import { ALL_PARTS, arrakis, isStronghold, partNamed, partsOf, sectorAfter, sectorsAhead } from '#lib/board/arrakis.ts';
import { isInStorm, partName } from '#lib/board/places.ts';
import { sector } from '#lib/model/board.ts';

describe('parts of territories', () => {
  it('are one for each sector of a territory, and one without sector for the Polar Sink', () => {
    expect(partsOf('cielago-north').map(partName)).toEqual(['cielago-north@18', 'cielago-north@1', 'cielago-north@2']);
    expect(partsOf('polar-sink')).toEqual([{ territory: 'polar-sink', sector: null }]);
  });

  it('are parsed from their names', () => {
    for (const part of ALL_PARTS) expect(partNamed(partName(part))).toEqual(part);
    expect(() => partNamed('carthag@1')).toThrow('carthag@1');
  });

  it('are on the board only in sectors of their territory', () => {
    expect(arrakis.hasPart({ territory: 'carthag', sector: sector(10) })).toBe(true);
    expect(arrakis.hasPart({ territory: 'carthag', sector: sector(11) })).toBe(false);
    expect(arrakis.hasPart({ territory: 'carthag', sector: null })).toBe(false);
    expect(arrakis.hasPart({ territory: 'polar-sink', sector: null })).toBe(true);
    expect(isStronghold('polar-sink')).toBe(false);
  });
});

describe('sectors', () => {
  it('run counter-clockwise from 1 to 18, and then to 1 again', () => {
    expect(sectorAfter(sector(18), 1)).toBe(1);
    expect(sectorAfter(sector(18), 23)).toBe(5);
    expect(sectorsAhead(sector(17), sector(2))).toBe(3);
    expect(sectorsAhead(sector(2), sector(17))).toBe(15);
    expect(sectorsAhead(sector(9), sector(9))).toBe(0);
  });

  it('are whole numbers from 1 to 18', () => {
    for (const wrong of [0, 19, 1.5, Number.NaN]) expect(() => sector(wrong)).toThrow('No such sector');
  });

  it('can be in the storm; the Polar Sink never is', () => {
    expect(isInStorm({ territory: 'carthag', sector: sector(10) }, sector(10))).toBe(true);
    expect(isInStorm({ territory: 'carthag', sector: sector(10) }, sector(9))).toBe(false);
    expect(isInStorm({ territory: 'polar-sink', sector: null }, sector(9))).toBe(false);
  });
});
