import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readSetUp } from '#app/new/_components/last-time.ts';
import { LeadersChoice } from '#app/new/_components/leaders-choice.tsx';
import { ModuleChoice } from '#app/new/_components/module-choice.tsx';
import { keepersOfModules, moduleDecksOf } from '#app/new/_components/modules.ts';
import {
  areTimesFixed,
  changed,
  FIRST_SET_UP,
  isSame,
  pairings,
  pairsOf,
  seatingOf,
  type SetUpChange,
} from '#app/new/_components/set-up.ts';
import { LAYOUTS, wayOf, WAYS_TO_PLAY } from '#app/new/_components/ways-to-play.ts';
import { atCircles } from '#app/new/_components/seats.ts';
import { FACTIONS, LINE_UPS, maySit, WHO_PLAYS, type FactionId, seatName } from '#client';

const after = (...changes: readonly SetUpChange[]) => changes.reduce(changed, FIRST_SET_UP);
const seat = (faction: (typeof FACTIONS)[number]): SetUpChange => ({ kind: 'faction', faction });

describe('the set-up of a new table', () => {
  it('starts with all six factions, each on its own circle', () => {
    expect(seatingOf(FIRST_SET_UP).map(({ circle }) => circle)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('gives windows fixed times for two and three players, unless the host chooses otherwise', () => {
    const three = after({ kind: 'line-up', factions: ['atreides', 'fremen', 'harkonnen'] });
    expect([FIRST_SET_UP, three].map(areTimesFixed)).toEqual([false, true]);
    const twoPeople = after(
      { kind: 'line-up', factions: ['atreides', 'fremen', 'harkonnen', 'emperor'] },
      { kind: 'people', twoEach: true },
    );
    expect(areTimesFixed(twoPeople)).toBe(true);
    expect(areTimesFixed(changed(three, { kind: 'fixed-times', on: false }))).toBe(false);
    expect(areTimesFixed(after({ kind: 'fixed-times', on: true }))).toBe(true);
  });

  it('removes a faction at a press, and adds it again if there is room', () => {
    const without = after(seat('emperor'), seat('guild'));
    expect(without.seats.map(({ faction }) => faction)).toEqual(['atreides', 'bene-gesserit', 'fremen', 'harkonnen']);
    expect(changed(without, seat('guild')).seats).toContainEqual({ faction: 'guild', circle: 2 });
  });

  it('exchanges the circles of two factions if one faction chooses the circle of the other', () => {
    const setUp = after({ kind: 'circle', circle: 4 }, seat('atreides'));
    expect(setUp.seats).toContainEqual({ faction: 'atreides', circle: 4 });
    expect(setUp.seats).toContainEqual({ faction: 'guild', circle: 0 });
    expect(setUp.seats).toHaveLength(6);
    expect(setUp.circle).toBeNull();
  });

  it('keeps all factions around the board of another book, and no two at one place', () => {
    const nine: SetUpChange = { kind: 'edition', edition: 'nine-faction', layer: 'basic' };
    const moved = after(nine);
    expect(seatingOf(moved).map(({ faction }) => faction)).toEqual(
      seatingOf(FIRST_SET_UP).map(({ faction }) => faction),
    );
    expect(new Set(moved.seats.map(({ circle }) => circle)).size).toBe(6);
    expect(moved.seats.every((seating) => maySit(WHO_PLAYS['nine-faction'], seating))).toBe(true);
    const back = changed([seat('ixians'), seat('lansraad')].reduce(changed, moved), {
      kind: 'edition',
      edition: 'gf9-2019',
      layer: 'basic',
    });
    expect(seatingOf(back).map(({ faction }) => faction)).toEqual(
      seatingOf(FIRST_SET_UP).map(({ faction }) => faction),
    );
  });

  it('names a place by its circle, or by the two circles next to it', () => {
    const ring = WHO_PLAYS['nine-faction'].seats;
    expect(ring.places.map((place) => seatName(ring, place))).toMatchObject([
      { circle: 1, next: null },
      { circle: 1, next: 2 },
      { circle: 2, next: null },
      { circle: 2, next: 3 },
      { circle: 3, next: null },
      { circle: 3, next: 4 },
      { circle: 4, next: null },
      { circle: 4, next: 5 },
      { circle: 5, next: null },
      { circle: 5, next: 6 },
      { circle: 6, next: null },
      { circle: 6, next: 1 },
    ]);
  });

  it('replaces a faction by one that was not in play', () => {
    const setUp = after(seat('fremen'), { kind: 'circle', circle: 0 }, seat('fremen'));
    expect(setUp.seats).toContainEqual({ faction: 'fremen', circle: 0 });
    expect(setUp.seats.some(({ faction }) => faction === 'atreides')).toBe(false);
  });

  it('removes the faction on the chosen circle, and frees a circle that is chosen twice', () => {
    const chosen = { kind: 'circle', circle: 3 } as const;
    expect(after(chosen, seat('fremen')).seats.some(({ faction }) => faction === 'fremen')).toBe(false);
    expect(after(chosen, chosen).circle).toBeNull();
  });

  it('keeps positions on the rim in another book. A faction without a circle there moves between two circles', () => {
    const nine = after({ kind: 'edition', edition: 'nine-faction', layer: 'basic' });
    const { seats } = WHO_PLAYS['nine-faction'];
    expect(nine.seats).toHaveLength(6);
    expect(nine.seats).toContainEqual({ faction: 'harkonnen', circle: 10 });
    expect(nine.seats).toContainEqual({ faction: 'guild', circle: 1 });
    expect(nine.seats.every((one) => maySit(WHO_PLAYS['nine-faction'], one))).toBe(true);
    expect(seats.sectorOf(1)).toBeNull();
    const eight = changed(changed(changed(nine, seat('ixians')), seat('emperor')), seat('lansraad'));
    const back = changed(eight, { kind: 'edition', edition: 'gf9-2019', layer: 'basic' });
    expect(seatingOf(back).map(({ faction }) => faction)).toEqual([
      'atreides',
      'bene-gesserit',
      'fremen',
      'guild',
      'harkonnen',
    ]);
  });

  it('counts factions at circles, because two of them dial the storm', () => {
    const nine = after(
      { kind: 'edition', edition: 'nine-faction', layer: 'basic' },
      { kind: 'line-up', factions: ['guild', 'ixians', 'fremen'] },
    );
    expect(nine.seats).toHaveLength(3);
    expect(atCircles(nine.seats, nine.edition)).toBe(1);
  });

  it('offers no leader discs, because no book leaves leaders to the table yet', () => {
    const leaders = createElement(LeadersChoice, { setUp: FIRST_SET_UP, onChange: () => undefined });
    expect(renderToStaticMarkup(leaders)).toBe('');
  });

  it('offers each module of the edition with its source', () => {
    const onChange = () => undefined;
    const modules = renderToStaticMarkup(createElement(ModuleChoice, { edition: 'gf9-2019', modules: [], onChange }));
    for (const said of ['Spice Harvest', 'Spice Harvest, 1984', 'Rapid Access']) expect(modules).toContain(said);
  });

  it('keeps one of two modules that cannot be played together. Mentat deals its cards by default', () => {
    const chosen = after(
      { kind: 'module', module: 'spice-harvest', on: true },
      { kind: 'module', module: 'rapid-access', on: true },
    );
    expect(chosen.modules).toEqual(['rapid-access']);
    expect(moduleDecksOf(chosen)).toEqual(['rapid-access/cards']);
    expect(keepersOfModules(chosen)).toEqual({ 'rapid-access/cards': 'app' });
    const own = changed(chosen, { kind: 'module-deck', deck: 'rapid-access/cards', keeper: 'cardboard' });
    expect(keepersOfModules(own)).toEqual({ 'rapid-access/cards': 'cardboard' });
  });

  it('limits the time of a window to 3 to 30 seconds', () => {
    expect(after({ kind: 'window', seconds: 99 }).windowSeconds).toBe(30);
    expect(after({ kind: 'window', seconds: 0 }).windowSeconds).toBe(3);
  });

  it('drops the options of an edition with the edition', () => {
    const older = after(
      { kind: 'edition', edition: 'avalon-hill-1979', layer: 'basic' },
      { kind: 'option', option: 'voluntary-no-leader', on: true },
    );
    expect(older.options).toEqual(['voluntary-no-leader']);
    expect(changed(older, { kind: 'edition', edition: 'gf9-2019', layer: 'basic' }).options).toEqual([]);
  });
});

describe('a preset of the set-up', () => {
  it('can be chosen with one tap after any other choice', () => {
    for (const way of WAYS_TO_PLAY) {
      const mixed = after({ kind: 'treachery', keeper: 'app' }, { kind: 'moves', made: 'on-the-board' });
      expect(wayOf(mixed)).toBeNull();
      expect(wayOf(changed(mixed, { kind: 'way', way }))).toBe(way);
    }
  });

  it('changes no seats, book, pace or house rules', () => {
    const before = after(
      { kind: 'edition', edition: 'gf9-2019', layer: 'advanced' },
      { kind: 'window', seconds: 20 },
      { kind: 'option', option: 'bribes-from-the-next-mentat-pause', on: true },
      seat('fremen'),
    );
    expect(changed(before, { kind: 'way', way: 'on-phones' })).toEqual({
      ...before,
      ...LAYOUTS['on-phones'],
      moduleDecks: ['spice-harvest/cards', 'rapid-access/cards'],
    });
  });

  it('is bids aloud unless the host chooses otherwise', () => {
    expect(wayOf(FIRST_SET_UP)).toBe('aloud');
  });
});

describe('treachery cards in Mentat’s deck', () => {
  it('are bid for aloud, unless the host chooses another way', () => {
    const onTheTable = { kind: 'bidding', way: 'on-the-table' } as const;
    const kept = { kind: 'treachery', keeper: 'app' } as const;
    expect(after(onTheTable, kept).biddingWay).toBe('aloud');
    expect(after({ kind: 'bidding', way: 'sealed' }, kept).biddingWay).toBe('sealed');
    expect(after(onTheTable, { ...kept, keeper: 'cardboard' }).biddingWay).toBe('on-the-table');
  });
});

describe('house rules', () => {
  it('stay when the layer of the same book changes, if that layer offers them', () => {
    const basic = after(
      { kind: 'alliances', option: 'alliances-of-two-win-with-three' },
      { kind: 'option', option: 'bribes-from-the-next-mentat-pause', on: true },
    );
    const advanced = changed(basic, { kind: 'edition', edition: 'gf9-2019', layer: 'advanced' });
    expect(advanced.options).toEqual(basic.options);
  });

  it('include at most one row of the table of alliances', () => {
    const rows = after(
      { kind: 'alliances', option: 'alliances-of-two-win-with-three' },
      { kind: 'alliances', option: 'alliances-of-three-win-with-four' },
    );
    expect(rows.options).toEqual(['alliances-of-three-win-with-four']);
  });
});

describe('the suggestion of the book', () => {
  it('seats the given number of factions evenly around the board, and removes all others', () => {
    const [two, three, four, five] = LINE_UPS['gf9-2019'];
    const seatedBy = (factions: readonly FactionId[] | undefined) =>
      after({ kind: 'line-up', factions: factions ?? [] }).seats;
    expect(seatedBy(two)).toEqual([
      { faction: 'atreides', circle: 0 },
      { faction: 'harkonnen', circle: 3 },
    ]);
    expect(seatedBy(three).map(({ circle }) => circle)).toEqual([0, 2, 4]);
    expect(seatedBy(four).map(({ faction }) => faction)).toEqual(['atreides', 'emperor', 'fremen', 'harkonnen']);
    expect(seatedBy(five).map(({ circle }) => circle)).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('the option of two players with two factions each', () => {
  const only = (count: number) => FACTIONS.slice(count).map(seat);
  const four = only(4);
  const twoEach: SetUpChange = { kind: 'people', twoEach: true };

  it('is off until the host chooses it', () => {
    expect(pairsOf(after(...four))).toEqual([]);
  });

  it('pairs factions that sit opposite, unless the host chooses otherwise', () => {
    const setUp = after(...four, twoEach);
    expect(pairsOf(setUp)).toEqual([
      ['atreides', 'emperor'],
      ['bene-gesserit', 'fremen'],
    ]);
    expect(pairsOf(changed(setUp, { kind: 'partner', faction: 'fremen' }))).toEqual([
      ['atreides', 'fremen'],
      ['bene-gesserit', 'emperor'],
    ]);
  });

  it('offers three pairings of four factions, and none of three or five', () => {
    expect(pairings(after(...four))).toHaveLength(3);
    expect(pairings(after(...only(3)))).toEqual([]);
    expect(pairsOf(after(...only(5), twoEach))).toEqual([]);
  });

  it('drops a pair if one of its factions is removed', () => {
    const setUp = after(...four, twoEach, { kind: 'partner', faction: 'fremen' });
    expect(pairsOf([seat('fremen'), seat('harkonnen')].reduce(changed, setUp))).toEqual([
      ['atreides', 'emperor'],
      ['bene-gesserit', 'harkonnen'],
    ]);
  });

  it('drops the row of the table of alliances', () => {
    const rows = after(...four, { kind: 'alliances', option: 'alliances-of-two-win-with-three' }, twoEach);
    expect(rows.options).toEqual([]);
  });

  it('ends with a change to an edition without it', () => {
    const older = after(...four, twoEach, { kind: 'edition', edition: 'avalon-hill-1979', layer: 'basic' });
    expect(older.twoEach).toBe(false);
  });
});

describe('the set-up as last time', () => {
  const kept = after(
    { kind: 'edition', edition: 'gf9-2019', layer: 'advanced' },
    { kind: 'bidding', way: 'silent' },
    { kind: 'option', option: 'bribes-from-the-next-mentat-pause', on: true },
    { kind: 'line-up', factions: ['atreides', 'harkonnen'] },
  );
  const written = (change: object) => JSON.stringify({ ...kept, ...change });

  it('reads the choices of the last table', () => {
    const read = readSetUp(written({}));
    expect(read).toEqual(kept);
    expect(read !== null && isSame(read, kept)).toBe(true);
    expect(isSame(FIRST_SET_UP, kept)).toBe(false);
  });

  it.each([
    ['no JSON', '{'],
    ['nothing', 'null'],
    ['a book that is not there', written({ edition: 'dune-2077' })],
    ['a layer that its book lacks', written({ edition: 'avalon-hill-1979', layer: 'expert', options: [] })],
    ['a house rule of another book', written({ options: ['voluntary-no-leader', 'no-such-rule'] })],
    ['a way of bidding of another release', written({ biddingWay: 'by-lot' })],
    ['a window without end', written({ windowSeconds: 3000 })],
    [
      'two on one circle',
      written({
        seats: [
          { faction: 'atreides', circle: 0 },
          { faction: 'fremen', circle: 0 },
        ],
      }),
    ],
    [
      'one faction twice',
      written({
        seats: [
          { faction: 'atreides', circle: 0 },
          { faction: 'atreides', circle: 1 },
        ],
      }),
    ],
    ['more than is chosen', written({ extra: true })],
  ])('offers nothing for %s', (_, text) => {
    expect(readSetUp(text)).toBeNull();
  });
});
