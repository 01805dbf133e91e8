/** The text about revival limits in each book. */
import { describe, expect, it } from 'vitest';
import { promptLead } from '#lib/messages/format/leads.ts';
import type { RevivalTerms } from '#lib/model/revival.ts';

const TERMS: RevivalTerms = {
  tanks: { count: 8, special: 0 },
  free: 2,
  most: 3,
  price: 2,
  leaders: [],
  leaderIsFree: 'never',
  moreByAllies: 0,
  pledged: [],
};

describe('the limit of revivals', () => {
  const said = (terms: Partial<RevivalTerms>) => promptLead({ kind: 'revive', ...TERMS, ...terms });

  it('is three at most, whatever an ally has pledged, in a book without paid revivals for allies', () => {
    const three = '2 forces come back for free, others for 2 spice each, up to 3 in all.';
    expect(said({})).toBe(three);
    expect(said({ pledged: [{ by: 'emperor', amount: 6 }] })).toBe(three);
  });

  it('rises with an ally’s pledge, in a book that allows it', () => {
    expect(said({ moreByAllies: 3, pledged: [{ by: 'emperor', amount: 6 }] })).toBe(
      '2 forces come back for free, others for 2 spice each, up to 3 in all, more for what your ally has set aside.',
    );
  });
});
