import { describe, expect, it } from 'vitest';
import { changed, FIRST_SET_UP, pairings, pairsOf, seatingOf, type SetUpChange } from '#app/new/_components/set-up.ts';
import { FACTIONS, LINE_UPS, type FactionId } from '#client';

const after = (...changes: readonly SetUpChange[]) => changes.reduce(changed, FIRST_SET_UP);
const seat = (faction: (typeof FACTIONS)[number]): SetUpChange => ({ kind: 'faction', faction });

describe('setting up a table', () => {
  it('seats a whole table with one press for each faction', () => {
    const setUp = after(...FACTIONS.map(seat));
    expect(seatingOf(setUp).map(({ circle }) => circle)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('goes on from the chosen circle, past those that are taken', () => {
    const setUp = after({ kind: 'circle', circle: 4 }, seat('guild'), seat('fremen'), seat('emperor'));
    expect(setUp.seats).toEqual([
      { faction: 'guild', circle: 4 },
      { faction: 'fremen', circle: 5 },
      { faction: 'emperor', circle: 0 },
    ]);
  });

  it('moves a faction that sits elsewhere, and takes off the one that sits here', () => {
    const moved = after(seat('guild'), { kind: 'circle', circle: 3 }, seat('guild'));
    expect(moved.seats).toEqual([{ faction: 'guild', circle: 3 }]);
    const taken = [{ kind: 'circle', circle: 3 }, seat('guild')].reduce(
      (setUp, change) => changed(setUp, change as SetUpChange),
      moved,
    );
    expect(taken.seats).toEqual([]);
  });

  it('keeps the time of a window between 3 and 30 seconds', () => {
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

describe('house rules', () => {
  it('stay with another layer of the same book, as far as it offers them', () => {
    const basic = after(
      { kind: 'alliances', option: 'alliances-of-two-win-with-three' },
      { kind: 'option', option: 'bribes-from-the-next-mentat-pause', on: true },
    );
    const advanced = changed(basic, { kind: 'edition', edition: 'gf9-2019', layer: 'advanced' });
    expect(advanced.options).toEqual(basic.options);
  });

  it('are at most one row of the table of alliances', () => {
    const rows = after(
      { kind: 'alliances', option: 'alliances-of-two-win-with-three' },
      { kind: 'alliances', option: 'alliances-of-three-win-with-four' },
    );
    expect(rows.options).toEqual(['alliances-of-three-win-with-four']);
  });
});

describe('the book’s advice', () => {
  it('seats so many factions, evenly around the board, in the place of all others', () => {
    const [two, three, four, five] = LINE_UPS['gf9-2019'];
    const seatedBy = (factions: readonly FactionId[] | undefined) =>
      after(seat('guild'), { kind: 'line-up', factions: factions ?? [] }).seats;
    expect(seatedBy(two)).toEqual([
      { faction: 'atreides', circle: 0 },
      { faction: 'harkonnen', circle: 3 },
    ]);
    expect(seatedBy(three).map(({ circle }) => circle)).toEqual([0, 2, 4]);
    expect(seatedBy(four).map(({ faction }) => faction)).toEqual(['atreides', 'emperor', 'fremen', 'harkonnen']);
    expect(seatedBy(five).map(({ circle }) => circle)).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('two people with two factions each', () => {
  const four = FACTIONS.slice(0, 4).map(seat);
  const twoEach: SetUpChange = { kind: 'people', twoEach: true };

  it('is nobody’s choice until it is made', () => {
    expect(pairsOf(after(...four))).toEqual([]);
  });

  it('puts together who sit opposite, until somebody says otherwise', () => {
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

  it('offers three ways to share four factions, and none for three or five', () => {
    expect(pairings(after(...four))).toHaveLength(3);
    expect(pairings(after(...FACTIONS.slice(0, 3).map(seat)))).toEqual([]);
    expect(pairsOf(after(...FACTIONS.slice(0, 5).map(seat), twoEach))).toEqual([]);
  });

  it('forgets a partner who has left', () => {
    const setUp = after(...four, twoEach, { kind: 'partner', faction: 'fremen' }, { kind: 'circle', circle: 3 });
    const other = [seat('fremen'), seat('harkonnen')].reduce(changed, setUp);
    expect(pairsOf(other)).toEqual([
      ['atreides', 'emperor'],
      ['bene-gesserit', 'harkonnen'],
    ]);
  });

  it('takes no row of the table of alliances along', () => {
    const rows = after(...four, { kind: 'alliances', option: 'alliances-of-two-win-with-three' }, twoEach);
    expect(rows.options).toEqual([]);
  });

  it('ends with an edition that does not know it', () => {
    const older = after(...four, twoEach, { kind: 'edition', edition: 'avalon-hill-1979', layer: 'basic' });
    expect(older.twoEach).toBe(false);
  });
});
