import { describe, expect, it } from 'vitest';
import { DUEL_OF_1984 } from '#lib/editions/duel-1984.ts';
import { resolveAttack } from '#lib/modules/duel/arena/attack.ts';
import type { Bout, Fighter } from '#lib/modules/duel/arena/bout.ts';
import { isInward, legalMoves } from '#lib/modules/duel/arena/moves.ts';
import { isDecided, moved } from '#lib/modules/duel/arena/turn.ts';

const fighter = (faction: Fighter['faction'], worth: number, backing = 0): Fighter => ({
  faction,
  at: faction === 'atreides' ? 'sector-1-1' : 'sector-1-2',
  backing,
  worth,
  isShown: false,
  onDisc: null,
});

/** A bout in which Atreides attack the leader on their left. */
const attacked = (one: Fighter, other: Fighter): Bout => ({
  fighters: [one, other],
  blocks: [],
  turn: one.faction,
  made: 0,
  three: null,
  idle: 0,
  attack: { by: one.faction, on: other.faction, direction: 'left' },
});

const resolved = (bout: Bout, isAnswered = false) => resolveAttack(DUEL_OF_1984, bout, isAnswered);

describe('an attack', () => {
  it('takes the backing first, then the value of the leader, which the bank pays', () => {
    const { hits, bout } = resolved(attacked(fighter('atreides', 5), fighter('fremen', 7, 2)));
    expect(hits).toEqual([{ by: 'atreides', on: 'fremen', fromBacking: 2, fromDisc: 3, funded: 7, dies: false }]);
    expect(bout.fighters[1]).toMatchObject({ backing: 0, worth: 4, isShown: true, onDisc: 4 });
  });

  it('shows the attacker, and not a leader whose backing pays the whole loss', () => {
    const { bout } = resolved(attacked(fighter('harkonnen', 1), fighter('fremen', 7, 3)));
    expect(bout.fighters.map(({ isShown, backing }) => [isShown, backing])).toEqual([
      [true, 0],
      [false, 2],
    ]);
  });

  it('kills a leader that has no more than the loss, and takes no more than there is', () => {
    const hurt = { ...fighter('fremen', 4), isShown: true, onDisc: 4 };
    const { hits, bout } = resolved(attacked(fighter('atreides', 5), hurt));
    expect(hits[0]).toMatchObject({ fromDisc: 4, funded: 0, dies: true });
    expect(isDecided(bout)).toBe(true);
  });

  it('that is answered hurts both leaders with the values that they had before', () => {
    const { hits, bout } = resolved(attacked(fighter('harkonnen', 6, 4), fighter('atreides', 4, 3)), true);
    expect(hits.map(({ fromBacking, fromDisc }) => [fromBacking, fromDisc])).toEqual([
      [3, 3],
      [4, 0],
    ]);
    expect(bout.fighters.map(({ worth, backing }) => [worth, backing])).toEqual([
      [6, 0],
      [1, 0],
    ]);
  });

  it('can kill both leaders at once', () => {
    expect(resolved(attacked(fighter('fremen', 5), fighter('atreides', 5)), true).bout.fighters).toEqual([]);
  });
});

describe('Move or Attack Three', () => {
  it('gives four steps in a turn at most, together with the other move', () => {
    let bout: Bout = { ...attacked(fighter('atreides', 5), fighter('fremen', 7)), attack: null };
    let steps = 0;
    while (bout.turn === 'atreides') {
      const moves = legalMoves(DUEL_OF_1984, bout, bout.made === 0 && steps === 0 ? ['move-or-attack-three'] : []);
      const card = moves.find(({ move }) => move === 'move-or-attack-three');
      const step = moves.find(({ move }) => move === 'step');
      const move = card ?? step;
      if (move === undefined) throw new Error('no step');
      steps += move.move === 'step' ? 1 : 0;
      bout = moved(DUEL_OF_1984, bout, move);
    }
    expect(steps).toBe(4);
  });
});

describe('a turn', () => {
  it('has at least one move if one is possible', () => {
    const bout: Bout = { ...attacked(fighter('atreides', 5), fighter('fremen', 7)), attack: null };
    const mayStop = (position: Bout): boolean =>
      legalMoves(DUEL_OF_1984, position, []).some(({ move }) => move === 'stop');
    expect([mayStop(bout), mayStop({ ...bout, made: 1 })]).toEqual([false, true]);
  });
});

describe('a step', () => {
  it('leads towards the centre only if it enters the next inner ring', () => {
    const from = 'sector-2-2';
    const inward = (['sector-3-1', 'sector-2-3', 'sector-1-2', 'sector-3-3'] as const).map((to) =>
      isInward(DUEL_OF_1984, from, to),
    );
    expect(inward).toEqual([true, false, false, false]);
  });
});
