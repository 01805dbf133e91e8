import { describe, expect, it } from 'vitest';
import { EDITIONS, optionsOf, titlesOf, TREACHERY_TITLES, type CardKind, type EditionId, type OptionId } from '#engine';
import { assemble, conflictIn } from '#lib/kernel/assemble.ts';
import { DEFAULT_CHOICES } from '../../support/table.ts';

const rulesOf = (edition: EditionId, ...options: readonly OptionId[]) =>
  assemble({ ...DEFAULT_CHOICES, edition, options }).rules;

describe('the edition', () => {
  it.each([
    ['gf9-2019', 33],
    ['avalon-hill-1979', 33],
    ['nine-faction', 48],
    ['grand-dune', 45],
  ] as const)('%s has a deck of %i cards', (edition, cards) => {
    const { treacheryDeck } = rulesOf(edition);
    expect(TREACHERY_TITLES.reduce((sum, title) => sum + treacheryDeck[title], 0)).toBe(cards);
  });

  it('nine-faction has the numbers of its list, and an option adds the four cards that the list leaves out', () => {
    const countOf = (kind: CardKind, ...options: readonly OptionId[]) =>
      titlesOf(kind).reduce((sum, title) => sum + rulesOf('nine-faction', ...options).treacheryDeck[title], 0);
    const numbers = { projectile: 6, shield: 7, poison: 6, snooper: 7, lasgun: 1, 'cheap-hero': 3, worthless: 7 };
    for (const [kind, count] of Object.entries(numbers)) expect(countOf(kind as CardKind), kind).toBe(count);
    expect(countOf('harvester')).toBe(0);
    expect(countOf('harvester', 'cards-left-out-of-the-compendium')).toBe(1);
    expect(countOf('residual-poison', 'cards-left-out-of-the-compendium')).toBe(1);
  });

  it.each(EDITIONS)('%s lists each power once', (edition) => {
    const { advantages } = rulesOf(edition);
    expect(new Set(advantages).size).toBe(advantages.length);
  });
});

describe('an edition that differs in the basic layer between 1979 and 2019', () => {
  const [is1979, is2019] = [rulesOf('avalon-hill-1979'), rulesOf('gf9-2019')];

  it.each([
    ['turnLimit', 15, 10],
    ['allianceLimit', 'any', 2],
    [
      'strongholdsToWinAlliance',
      { pair: { two: 4, three: 3, fourOrMore: 3 }, more: { two: 4, three: 3, fourOrMore: 3 } },
      { pair: { two: 4, three: 4, fourOrMore: 4 }, more: { two: 4, three: 4, fourOrMore: 4 } },
    ],
    ['charity', { holding: 0, upTo: 2, withoutClaimFrom: 1 }, { holding: 1, upTo: 2, withoutClaimFrom: 1 }],
    ['reservesPublic', false, true],
    ['ownLeaderAsProtection', false, true],
    ['traitorsDrawn', 'discs', 'cards'],
    ['groupAcrossSectors', false, true],
    ['battleWhere', 'same-piece', 'outside-storm'],
    ['gholaLeaderFightsAtOnce', false, true],
    ['karamaCancelsAllyPowers', true, false],
    ['firstTurnWorms', 'shuffled-back', 'set-aside'],
    ['wormTimingOfNexus', 'before-devouring', 'after-the-blow'],
    ['extraWormAcrossPiles', false, true],
    ['fremenAllyWorm', 'spared', 'asked'],
    ['spiceDeckExhaustion', 'remembered', 'empty'],
    ['wormsPlacedOn', 'anywhere', 'sand'],
    ['deals', 'any-two', 'not-between-allies'],
    ['cardRecordsOf', 'everybody', ['atreides']],
    ['bidTime', 5, 10],
    [
      'karamaCancelScope',
      [
        'atreides/kwisatz-haderach',
        'atreides/peek-spice',
        'atreides/peek-treachery',
        'bene-gesserit/advisor-accompany',
        'bene-gesserit/advisor-ship',
        'bene-gesserit/worthless-karama',
        'emperor/sardaukar',
        'fremen/fedaykin',
        'fremen/worm-ride',
        'guild/out-of-turn',
        'harkonnen/bonus-card',
        'harkonnen/capture',
      ],
      'any',
    ],
    [
      'voiceScope',
      ['projectile', 'poison', 'lasgun', 'shield', 'snooper', 'worthless'],
      ['projectile', 'poison', 'lasgun', 'shield', 'snooper', 'worthless', 'cheap-hero'],
    ],
  ] as const)('has the difference %s', (rule, then, now) => {
    expect(is1979[rule]).toEqual(then);
    expect(is2019[rule]).toEqual(now);
  });

  it('has no other difference', () => {
    const differing = Object.keys(is1979).filter(
      (rule) =>
        JSON.stringify(is1979[rule as keyof typeof is1979]) !== JSON.stringify(is2019[rule as keyof typeof is2019]),
    );
    expect(differing.sort()).toEqual([
      'advantages',
      'allianceLimit',
      'battleWhere',
      'bidTime',
      'cardRecordsOf',
      'charity',
      'deals',
      'extraWormAcrossPiles',
      'firstTurnWorms',
      'fremenAllyWorm',
      'gholaLeaderFightsAtOnce',
      'groupAcrossSectors',
      'karamaCancelScope',
      'karamaCancelsAllyPowers',
      'ownLeaderAsProtection',
      'phaseOrder',
      'reservesPublic',
      'revival',
      'spiceDeckExhaustion',
      'strongholdsToWinAlliance',
      'traitorsDrawn',
      'turnLimit',
      'voiceScope',
      'wormTimingOfNexus',
      'wormsPlacedOn',
    ]);
  });
});

describe('the advanced game', () => {
  const basic = assemble(DEFAULT_CHOICES).rules;
  const advanced = assemble({ ...DEFAULT_CHOICES, layer: 'advanced' }).rules;

  it('keeps every power of the basic one', () => {
    expect(advanced.advantages.slice(0, basic.advantages.length)).toEqual(basic.advantages);
    expect(new Set(advanced.advantages).size).toBe(advanced.advantages.length);
  });

  it('has the same additions in both editions', () => {
    expect(conflictIn({ ...DEFAULT_CHOICES, layer: 'advanced' })).toBeNull();
    expect(conflictIn({ ...DEFAULT_CHOICES, edition: 'avalon-hill-1979', layer: 'advanced' })).toBeNull();
  });

  it('of 1979 adds two piles, advanced combat and increased spice flow, and nothing else', () => {
    const [plain, whole] = (['basic', 'advanced'] as const).map(
      (layer) => assemble({ ...DEFAULT_CHOICES, edition: 'avalon-hill-1979', layer }).rules,
    );
    expect(whole).toEqual({
      ...plain,
      blowsPerTurn: 2,
      spiceSupport: 'half-without',
      strongholdIncome: [
        { territory: 'arrakeen', spice: 2 },
        { territory: 'carthag', spice: 2 },
        { territory: 'tueks-sietch', spice: 1 },
      ],
    });
  });
});

describe('the options of an edition', () => {
  it('of 1979 change only their own rule', () => {
    expect(rulesOf('avalon-hill-1979').voluntaryNoLeader).toBe(false);
    expect(rulesOf('avalon-hill-1979', 'voluntary-no-leader').voluntaryNoLeader).toBe(true);
    expect(rulesOf('avalon-hill-1979').planChangeAfterProbe).toBe('all-but-shown');
    expect(rulesOf('avalon-hill-1979', 'plan-may-change-after-prescience').planChangeAfterProbe).toBe('anything');
    expect(rulesOf('avalon-hill-1979', ...optionsOf('avalon-hill-1979', 'basic'))).toMatchObject({
      voluntaryNoLeader: true,
      planChangeAfterProbe: 'anything',
    });
  });

  it.each([
    [[], 2, 4],
    [['alliances-of-two-win-with-three'], 2, 3],
    [['alliances-of-three-win-with-four'], 3, 4],
    [['alliances-of-three-win-with-three'], 3, 3],
    [['alliances-of-any-size-win-with-three'], 'any', 3],
  ] as const)('of 2019 are the rows of its table of alliances: %s', (options, limit, strongholds) => {
    const rules = rulesOf('gf9-2019', ...options);
    expect(rules.allianceLimit).toBe(limit);
    // With three players an alliance needs four strongholds in any row.
    const needed = { two: 4, three: 4, fourOrMore: strongholds };
    expect(rules.strongholdsToWinAlliance).toEqual({ pair: needed, more: needed });
  });

  it('of 2019 that are house rules change only their own rule', () => {
    const printed = rulesOf('gf9-2019');
    expect(rulesOf('gf9-2019', 'cards-of-later-printings')).toEqual({
      ...printed,
      stormCardsPlayedFrom: 2,
      stormBarsAtomics: true,
      karamaCancelsAllyPowers: true,
      planPowersCancelled: 'before-reveal',
    });
    expect(rulesOf('gf9-2019', 'allies-may-deal')).toEqual({ ...printed, deals: 'any-two' });
    expect(rulesOf('gf9-2019', 'everybody-keeps-card-records')).toEqual({ ...printed, cardRecordsOf: 'everybody' });
  });

  it('of 1979 that count the Shield Wall need four of six, with or without one more stronghold', () => {
    for (const options of [['shield-wall-counts'], ['one-stronghold-more', 'shield-wall-counts']] as const) {
      const rules = rulesOf('avalon-hill-1979', ...options);
      expect([rules.strongholdsForEverySide, rules.strongholdsMore]).toEqual([4, 0]);
      expect(rules.alsoCounted).toEqual([{ territory: 'shield-wall', fromWorm: 0 }]);
    }
    expect(rulesOf('avalon-hill-1979', 'one-stronghold-more').strongholdsMore).toBe(1);
  });

  it('of the advanced game are not offered in the basic game', () => {
    const options = ['advisors-wait-after-battles'] as const;
    expect(conflictIn({ ...DEFAULT_CHOICES, options })).toContain('does not offer');
    expect(conflictIn({ ...DEFAULT_CHOICES, layer: 'advanced', options })).toBeNull();
    const { rules } = assemble({ ...DEFAULT_CHOICES, layer: 'advanced', options });
    expect(rules.advisorsLeftByBattles).toBe('wait-for-the-next-turn');
  });

  it('of the table of alliances exclude each other', () => {
    const rows = ['alliances-of-two-win-with-three', 'alliances-of-three-win-with-four'] as const;
    expect(conflictIn({ ...DEFAULT_CHOICES, options: rows })).toContain('both set');
  });

  it('are refused if the edition does not offer them, or if one is given twice', () => {
    expect(conflictIn({ ...DEFAULT_CHOICES, options: ['voluntary-no-leader'] })).toContain('does not offer');
    const twice = {
      ...DEFAULT_CHOICES,
      edition: 'avalon-hill-1979',
      options: ['voluntary-no-leader', 'voluntary-no-leader'],
    } as const;
    expect(conflictIn(twice)).toContain('both set');
    expect(
      conflictIn({ ...DEFAULT_CHOICES, edition: 'avalon-hill-1979', options: optionsOf('avalon-hill-1979', 'basic') }),
    ).toBeNull();
  });
});
