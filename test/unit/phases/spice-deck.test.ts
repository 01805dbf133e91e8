/** Mentat's own spice deck: every card once, and all of them anew when none is left. */
import { describe, expect, it } from 'vitest';
import { arrakis, FACTIONS, PLAYER_CIRCLES, seededRandom, type EditionId, type GameEvent } from '#engine';
import { assemble } from '#lib/play/assemble.ts';
import { anySpiceCard, cardsLeft } from '#lib/phases/spice-blow/deck.ts';
import { records } from '#lib/phases/spice-blow/record.ts';
import { DEFAULT_CHOICES, openedTable, stateOf } from '../../support/table.ts';

const opened = (edition: EditionId = 'gf9-2019') => {
  const choices = {
    ...DEFAULT_CHOICES,
    edition,
    components: { ...DEFAULT_CHOICES.components, spiceDeck: 'app' as const },
  };
  const state = stateOf(
    openedTable(
      FACTIONS.slice(0, 3).map((faction, circle) => ({ faction, circle: PLAYER_CIRCLES[circle] ?? 0 })),
      choices,
    ),
  );
  return { ctx: assemble(choices), state: records.SpiceBlowBegan(state, { type: 'SpiceBlowBegan', turn: 1 }) };
};

type Turned = Extract<GameEvent, { readonly type: 'ShaiHuludTurned' }>;
const worm = (setAside: boolean): Turned => ({
  type: 'ShaiHuludTurned',
  pile: 0,
  worm: 'worm1',
  fate: 'first-turn',
  isAdditional: false,
  setAside,
});

describe('the spice deck', () => {
  it('has a card of each spice space, and six worms', () => {
    const { ctx, state } = opened();
    const left = cardsLeft(ctx, state);
    expect(left).toHaveLength(21);
    expect(left.filter((card) => card === 'shai-hulud')).toHaveLength(6);
    expect(new Set(left).size).toBe(arrakis.spiceBlows.length + 1);
  });

  it('never gives a card that lies open', () => {
    const { ctx, state } = opened();
    const [first] = arrakis.spiceBlows;
    if (first === undefined) throw new Error('a spice space');
    const { territory, sector, amount } = first;
    const after = records.SpiceCardTurned(state, {
      type: 'SpiceCardTurned',
      pile: 0,
      territory,
      sector,
      amount,
      laid: amount,
    });
    const random = seededRandom(3);
    const drawn = Array.from({ length: 200 }, () => anySpiceCard(ctx, after, random));
    expect(drawn).not.toContain(territory);
    expect(new Set(drawn).size).toBe(arrakis.spiceBlows.length);
  });

  it('has a worm of the first turn again at once in 1979, and in 2019 after the phase', () => {
    const { ctx, state } = opened();
    const worms = (now: typeof state) => cardsLeft(ctx, now).filter((card) => card === 'shai-hulud').length;
    expect(worms(records.ShaiHuludTurned(state, worm(false)))).toBe(6);
    const aside = records.ShaiHuludTurned(state, worm(true));
    expect(worms(aside)).toBe(5);
    expect(worms(records.SpiceBlowEnded(aside, { type: 'SpiceBlowEnded' }))).toBe(6);
  });
});
