/** Mentat's own spice deck: every card comes once, and all of them come again when the deck is empty. */
import { describe, expect, it } from 'vitest';
import {
  arrakis,
  seededRandom,
  type EditionId,
  type GameEvent,
  type GameState,
  type SpiceCard,
  type TableChoices,
} from '#engine';
import { must } from '#lib/core/assert-never.ts';
import { spicePeek } from '#lib/factions/atreides/spice-peek/feature.ts';
import { assemble } from '#lib/kernel/assemble.ts';
import { anySpiceCard, cardsLeft } from '#lib/features/spice-blow/deck.ts';
import { reducer } from '#lib/features/spice-blow/reducer.ts';
import { DEFAULT_CHOICES, openedTable, stateOf } from '../../support/table.ts';

const SEATED = ['atreides', 'bene-gesserit', 'emperor'] as const;

const opened = (edition: EditionId = 'gf9-2019', more: Partial<TableChoices> = {}) => {
  const choices = {
    ...DEFAULT_CHOICES,
    edition,
    ...more,
    components: { ...DEFAULT_CHOICES.components, spiceDeck: 'app' as const },
  };
  const state = stateOf(
    openedTable(
      SEATED.map((faction, at) => ({ faction, circle: 2 * at })),
      choices,
    ),
  );
  return { ctx: assemble(choices), state: reducer.SpiceBlowBegan(state, { type: 'SpiceBlowBegan', turn: 1 }) };
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
  it('has one card for each spice space, and six worms', () => {
    const { ctx, state } = opened();
    const left = cardsLeft(ctx, state, 0);
    expect(left).toHaveLength(21);
    expect(left.filter((card) => card === 'shai-hulud')).toHaveLength(6);
    expect(new Set(left).size).toBe(arrakis.spiceBlows.length + 1);
  });

  it('draws no card that lies open', () => {
    const { ctx, state } = opened();
    const [first] = arrakis.spiceBlows;
    if (first === undefined) throw new Error('a spice space');
    const { territory, sector, amount } = first;
    const after = reducer.SpiceCardTurned(state, {
      type: 'SpiceCardTurned',
      pile: 0,
      territory,
      sector,
      amount,
      laid: amount,
    });
    const random = seededRandom(3);
    const drawn = Array.from({ length: 200 }, () => anySpiceCard(ctx, after, 0, random));
    expect(drawn).not.toContain(territory);
    expect(new Set(drawn).size).toBe(arrakis.spiceBlows.length);
  });

  it('puts a worm of the first turn back at once in 1979, and after the phase in 2019', () => {
    const { ctx, state } = opened();
    const worms = (now: typeof state) => cardsLeft(ctx, now, 0).filter((card) => card === 'shai-hulud').length;
    expect(worms(reducer.ShaiHuludTurned(state, worm(false)))).toBe(6);
    const aside = reducer.ShaiHuludTurned(state, worm(true));
    expect(worms(aside)).toBe(5);
    expect(worms(reducer.SpiceBlowEnded(aside, { type: 'SpiceBlowEnded' }))).toBe(6);
  });

  it('reveals the card at which a seat has looked', () => {
    const { ctx, state } = opened();
    for (const card of cardsLeft(ctx, state, 0)) {
      const after = lookedAt(state, card);
      expect(anySpiceCard(ctx, after, 0, seededRandom(5))).toBe(card);
      expect(after.knowledge.at(-1)?.secret).toEqual({ kind: 'spice-card', of: 'atreides', turn: state.turn });
    }
  });

  it('forgets a look once the card is revealed, or the deck is shuffled', () => {
    const { state } = opened();
    const seen = lookedAt(state, 'shai-hulud');
    const turned = reducer.ShaiHuludTurned(seen, worm(true));
    expect(turned.spiceNext).toBeNull();
    // Now all seats have seen the card.
    expect(turned.knowledge.at(-1)?.knower).toBe('table');
    const anew = reducer.SpiceDeckReshuffled(seen, { type: 'SpiceDeckReshuffled', pile: 0, forgotten: true });
    expect(anew.spiceNext).toBeNull();
  });

  it('reveals another card if a correction has removed that one', () => {
    const { ctx, state } = opened();
    const seen = lookedAt(state, 'red-chasm');
    const out = { ...seen, spiceOut: [{ territories: ['red-chasm' as const], worms: 0 }] };
    expect(anySpiceCard(ctx, out, 0, seededRandom(5))).not.toBe('red-chasm');
  });
});

describe('two spice decks', () => {
  const withTwo = () => opened('nine-faction', { layer: 'advanced', options: ['two-spice-decks'] });
  const turned = (pile: number): Extract<GameEvent, { readonly type: 'SpiceCardTurned' }> => ({
    type: 'SpiceCardTurned',
    pile,
    ...must(arrakis.spiceBlows[0], 'a spice space'),
    laid: 0,
  });

  it('have 21 cards each, and lose only their own cards', () => {
    const { ctx, state } = withTwo();
    const after = reducer.ShaiHuludTurned(reducer.SpiceCardTurned(state, turned(0)), {
      ...worm(false),
      fate: 'no-effect',
      pile: 1,
    });
    expect([0, 1].map((pile) => cardsLeft(ctx, after, pile).length)).toEqual([20, 20]);
    expect(cardsLeft(ctx, after, 0)).not.toContain(turned(0).territory);
    expect(cardsLeft(ctx, after, 1)).toContain(turned(0).territory);
  });

  it('are shuffled each alone', () => {
    const { ctx, state } = withTwo();
    const both = reducer.SpiceCardTurned(reducer.SpiceCardTurned(state, turned(0)), turned(1));
    const after = reducer.SpiceDeckReshuffled(both, {
      type: 'SpiceDeckReshuffled',
      pile: 1,
      forgotten: false,
      ownDeck: true,
    });
    expect([0, 1].map((pile) => cardsLeft(ctx, after, pile).length)).toEqual([20, 21]);
  });

  it('show the card at which a seat has looked on the first deck alone', () => {
    const { ctx, state } = withTwo();
    const seen = lookedAt(state, 'shai-hulud');
    const random = seededRandom(7);
    const drawn = (pile: number) => new Set(Array.from({ length: 60 }, () => anySpiceCard(ctx, seen, pile, random)));
    expect(drawn(0)).toEqual(new Set(['shai-hulud']));
    expect(drawn(1).size).toBeGreaterThan(5);
  });
});

const lookedAt = (state: GameState, card: SpiceCard): GameState =>
  spicePeek.reducer.SpiceCardSeen(state, { type: 'SpiceCardSeen', faction: 'atreides', card });
