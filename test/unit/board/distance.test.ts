import { describe, expect, it } from 'vitest';
import { arrakis } from '#lib/board/arrakis.ts';
import { TERRITORIES } from '#lib/model/territories.ts';

const { territoriesWithin } = arrakis;

describe('the territories around a territory', () => {
  it('start with the territory itself and its neighbours', () => {
    expect(territoriesWithin('the-great-flat', 0)).toEqual(['the-great-flat']);
    expect([...territoriesWithin('the-great-flat', 1)].sort()).toEqual([
      'funeral-plain',
      'plastic-basin',
      'the-great-flat',
      'the-greater-flat',
      'wind-pass',
    ]);
  });

  it('are sorted by distance, each listed once', () => {
    const two = territoriesWithin('the-great-flat', 2);
    expect(two.slice(0, 5)).toEqual(territoriesWithin('the-great-flat', 1));
    expect(new Set(two).size).toBe(two.length);
  });

  it('are counted by borders and not by sectors, so the Polar Sink leads to the other side', () => {
    expect(territoriesWithin('wind-pass', 1)).toContain('polar-sink');
    expect(territoriesWithin('wind-pass', 2)).toContain('false-wall-east');
    expect(territoriesWithin('wind-pass', 1)).not.toContain('false-wall-east');
  });

  it('include the whole board at the largest distance', () => {
    expect([...territoriesWithin('carthag', 20)].sort()).toEqual([...TERRITORIES].sort());
  });
});
