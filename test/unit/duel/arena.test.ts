import { describe, expect, it } from 'vitest';
import { DUEL_OF_1984 } from '#lib/editions/duel-1984.ts';
import type { ArenaDirection, SectorId } from '#lib/model/dueling.ts';
import { answerTo, attackCard, wholeDuelingDeck } from '#lib/modules/duel/arena/cards.ts';
import { bordersOf, neighboursOf, placesFor, sectorsOf } from '#lib/modules/duel/arena/plan.ts';
import { looksFrom } from '../../support/duel/circle.ts';

const { arena } = DUEL_OF_1984;
/** Arenas that a table could draw instead. */
const REDRAWN = [
  arena,
  [
    { sectors: 7, startsAt: 10 },
    { sectors: 4, startsAt: 45 },
    { sectors: 1, startsAt: 0 },
  ],
  [
    { sectors: 6, startsAt: 0 },
    { sectors: 2, startsAt: 359 },
  ],
  [{ sectors: 2, startsAt: 90 }],
];

const inwards = (sector: SectorId): readonly SectorId[] =>
  neighboursOf(arena, sector)
    .filter(({ direction }) => direction === 'in')
    .map((neighbour) => neighbour.sector);

describe('the arena of 1984', () => {
  it('has twelve sectors in rings of 5, 4 and 3, and twelve straight borders', () => {
    expect(sectorsOf(arena)).toHaveLength(12);
    expect(bordersOf(arena)).toHaveLength(12);
  });

  it('has the labels of the printed arena: 12 times left and right, 9 times in, 7 times out', () => {
    const labelled = (direction: ArenaDirection): number =>
      sectorsOf(arena).filter((sector) => neighboursOf(arena, sector).some((one) => one.direction === direction))
        .length;
    expect([labelled('left'), labelled('right'), labelled('in'), labelled('out')]).toEqual([12, 12, 9, 7]);
  });

  it('joins sectors of two rings whose arcs overlap', () => {
    expect(sectorsOf(arena).map(inwards)).toEqual([
      ['sector-2-1'],
      ['sector-2-1', 'sector-2-2'],
      ['sector-2-2', 'sector-2-3'],
      ['sector-2-3', 'sector-2-4'],
      ['sector-2-4'],
      ['sector-3-1'],
      ['sector-3-1', 'sector-3-2'],
      ['sector-3-2', 'sector-3-3'],
      ['sector-3-3'],
      [],
      [],
      [],
    ]);
  });

  it('has the next sector clockwise to the left of a leader that faces the centre', () => {
    expect(neighboursOf(arena, 'sector-1-5')).toEqual([
      { sector: 'sector-1-1', direction: 'left', border: 'border-1-1' },
      { sector: 'sector-1-4', direction: 'right', border: 'border-1-5' },
      { sector: 'sector-2-4', direction: 'in', border: null },
    ]);
  });

  it('places five leaders in the outermost ring and a sixth in the next ring', () => {
    const five = sectorsOf(arena).slice(0, 5);
    expect(placesFor(arena, five.slice(0, 4))).toEqual(['sector-1-5']);
    expect(placesFor(arena, five)).toEqual(['sector-2-1', 'sector-2-2', 'sector-2-3', 'sector-2-4']);
  });
});

describe('a redrawn arena', () => {
  it('has the neighbours and borders that points on a circle show', () => {
    for (const plan of REDRAWN)
      for (const sector of sectorsOf(plan)) {
        const told = neighboursOf(plan, sector).map(({ border, ...rest }) => ({ ...rest, wall: border }));
        const seen = looksFrom(plan, sector);
        expect(told.map((one) => JSON.stringify(sorted(one))).sort()).toEqual(
          seen.map((one) => JSON.stringify(sorted(one))).sort(),
        );
      }
  });

  it('shows each of two neighbours on the side that answers the attack of the other', () => {
    for (const plan of REDRAWN)
      for (const sector of sectorsOf(plan))
        for (const { sector: other, direction, border } of neighboursOf(plan, sector)) {
          const back = neighboursOf(plan, other).find(
            (one) =>
              one.sector === sector && one.border === border && answerTo(direction) === `poison-from-${one.direction}`,
          );
          expect(back, `${sector} ${direction} ${other}`).toBeDefined();
        }
  });
});

describe('the dueling deck of 1984', () => {
  it('has 25 cards: 13 attacks, 4 defenses, 6 blocks, 2 general cards', () => {
    const kinds = ['attack-', 'throwing', 'poison', '-block', 'three', 'honor'].map(
      (part) =>
        wholeDuelingDeck(DUEL_OF_1984.deck).filter(
          (card) => card.includes(part) && !(part === 'attack-' && card === 'move-or-attack-three'),
        ).length,
    );
    expect(kinds).toEqual([12, 1, 4, 6, 1, 1]);
  });

  it('answers an attack to the right from the left, and an attack inwards from outside', () => {
    expect(answerTo('right')).toBe('poison-from-left');
    expect(answerTo('in')).toBe('poison-from-out');
    expect(attackCard('out')).toBe('attack-out');
  });
});

const sorted = (one: object): object => Object.fromEntries(Object.entries(one).sort());
