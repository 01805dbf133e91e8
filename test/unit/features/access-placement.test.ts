import { describe, expect, it } from 'vitest';
import { contains, enumerate, firstAnswer, type AnswerRecord, type FactionId, type TerritoryId } from '#engine';
import { apartIn, claimAnswers, claimFields, claimsIn } from '#lib/modules/spice-harvest/access/claims.ts';
import type { AccessId, HeldAccessCard } from '#lib/modules/spice-harvest/access/contract.ts';
import { convertedSpice, readStronghold } from '#lib/modules/spice-harvest/access/reading.ts';

/** In these tests the number of an access card is its number of troops. */
const troopsOf = (card: AccessId): number => Number(card.slice(1));

const claimOf = (faction: FactionId, troops: readonly AccessId[], special = 0) => ({
  faction,
  value: [{ stronghold: 'carthag', troops, special }] as const,
});

describe('a stronghold that is read out', () => {
  it('is empty without a claim', () => {
    expect(readStronghold('carthag', [], troopsOf)).toEqual({ stronghold: 'carthag', claims: [], placed: null });
  });

  it('goes in full to a single claim', () => {
    const { placed } = readStronghold('carthag', [claimOf('guild', ['a7', 'a3'])], troopsOf);
    expect(placed).toEqual({ faction: 'guild', count: 10, special: 0 });
  });

  it('goes to the highest of three claims with the difference to the second', () => {
    const claims = [claimOf('guild', ['a3']), claimOf('emperor', ['a10']), claimOf('fremen', ['a7'])];
    expect(readStronghold('carthag', claims, troopsOf)).toEqual({
      stronghold: 'carthag',
      claims: [
        { faction: 'emperor', troops: 10 },
        { faction: 'fremen', troops: 7 },
        { faction: 'guild', troops: 3 },
      ],
      placed: { faction: 'emperor', count: 3, special: 0 },
    });
  });

  it('goes to no faction if the highest claims are equal', () => {
    const claims = [claimOf('guild', ['a5']), claimOf('emperor', ['a5']), claimOf('fremen', ['a1'])];
    expect(readStronghold('carthag', claims, troopsOf).placed).toBeNull();
  });

  it('loses ordinary forces first', () => {
    const claims = [claimOf('emperor', ['a10'], 5), claimOf('fremen', ['a7'], 3)];
    expect(readStronghold('carthag', claims, troopsOf).placed).toEqual({ faction: 'emperor', count: 3, special: 3 });
  });

  it('ignores claims to other strongholds', () => {
    const other = { faction: 'guild', value: [{ stronghold: 'arrakeen', troops: ['a9'], special: 0 }] } as const;
    expect(readStronghold('carthag', [other], troopsOf).placed).toBeNull();
  });
});

it('troop cards without a claim become spice', () => {
  const claims = [{ stronghold: 'carthag', troops: ['a10'], special: 0 }] as const;
  expect(convertedSpice(['a10', 'a3', 'a2'], claims, troopsOf)).toBe(5);
});

describe('claims as answers', () => {
  const hand: readonly HeldAccessCard[] = [
    { id: 'arrakeen-1', card: 'arrakeen' },
    { id: 'troops-10-1', card: 'troops-10' },
    { id: 'carthag-1', card: 'carthag' },
    { id: 'troops-8-1', card: 'troops-8' },
    { id: 'troops-3-1', card: 'troops-3' },
    { id: 'arrakeen-2', card: 'arrakeen' },
  ];
  const fields = claimFields(hand, [], 0);
  const answers = claimAnswers(fields, 20);
  const none = firstAnswer(answers) as Record<string, number>;

  it('claim nothing by default', () => {
    expect(claimsIn(none, fields)).toEqual([]);
  });

  it('hold 20 troops at most', () => {
    expect(contains(answers, { ...none, 'arrakeen/troops-10-1': 10, 'carthag/troops-8-1': 8 })).toBe(true);
    expect(
      contains(answers, { ...none, 'arrakeen/troops-10-1': 10, 'carthag/troops-8-1': 8, 'carthag/troops-3-1': 3 }),
    ).toBe(false);
  });

  it('use each card once and in full', () => {
    expect(contains(answers, { ...none, 'arrakeen/troops-10-1': 10, 'carthag/troops-10-1': 10 })).toBe(false);
    expect(contains(answers, { ...none, 'arrakeen/troops-10-1': 5 })).toBe(false);
  });

  it('are one claim for two cards of one stronghold', () => {
    expect(claimsIn({ ...none, 'arrakeen/troops-10-1': 10, 'arrakeen/troops-3-1': 3 }, fields)).toEqual([
      { stronghold: 'arrakeen', troops: ['troops-10-1', 'troops-3-1'], special: 0 },
    ]);
  });

  it('share the special forces of the reserves among the strongholds', () => {
    const starred = claimAnswers(claimFields(hand, [], 5), 20);
    const with5 = { ...none, 'arrakeen*': 5, 'carthag*': 0 };
    expect(contains(starred, with5)).toBe(true);
    expect(contains(starred, { ...with5, 'carthag*': 1 })).toBe(false);
  });

  it('are one empty answer without a stronghold card or without a troop card', () => {
    const troops = [{ id: 'troops-10-1', card: 'troops-10' }] as const;
    const places = [{ id: 'arrakeen-1', card: 'arrakeen' }] as const;
    for (const held of [troops, places, []])
      expect([...enumerate(claimAnswers(claimFields(held, [], 5), 20))]).toEqual([{}]);
  });

  describe('with a card of an optional sietch', () => {
    const SIETCHES = ['harg-pass', 'false-wall-east'] as const;
    const one: readonly HeldAccessCard[] = [
      { id: 'optional-sietch-1', card: 'optional-sietch' },
      { id: 'troops-8-1', card: 'troops-8' },
      { id: 'troops-3-1', card: 'troops-3' },
    ];
    const both = {
      'harg-pass/troops-8-1': 8,
      'harg-pass/troops-3-1': 0,
      'false-wall-east/troops-8-1': 0,
      'false-wall-east/troops-3-1': 3,
    };
    const allowed = (held: readonly HeldAccessCard[], sietches: readonly TerritoryId[], answer: AnswerRecord) =>
      contains(claimAnswers(claimFields(held, sietches, 0), 20, apartIn(held, sietches)), answer);

    it('claim the only sietch of the table', () => {
      expect(allowed(one, ['harg-pass'], { 'harg-pass/troops-8-1': 8, 'harg-pass/troops-3-1': 3 })).toBe(true);
    });

    it('claim either of two sietches with one card, and not both', () => {
      expect(allowed(one, SIETCHES, { ...both, 'false-wall-east/troops-3-1': 0 })).toBe(true);
      expect(allowed(one, SIETCHES, { ...both, 'harg-pass/troops-8-1': 0 })).toBe(true);
      expect(allowed(one, SIETCHES, both)).toBe(false);
    });

    it('claim both sietches with two cards', () => {
      expect(allowed([...one, { id: 'optional-sietch-2', card: 'optional-sietch' }], SIETCHES, both)).toBe(true);
    });
  });
});
