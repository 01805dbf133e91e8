/** Decks are lists of titles with their numbers. A made-up edition says which cards it adds and removes. */
import { describe, expect, it, vi } from 'vitest';
import { must } from '#lib/core/assert-never.ts';
import type { EDITION as EDITIONS } from '#lib/editions/list.ts';
import type { Edition } from '#lib/editions/edition.ts';
import { cardsLeft } from '#lib/features/spice-blow/deck.ts';
import { reducer } from '#lib/features/spice-blow/reducer.ts';
import { assemble } from '#lib/kernel/assemble.ts';
import { DEFAULT_CHOICES, openedTable, stateOf } from '../support/table.ts';

vi.mock('#lib/editions/list.ts', async (original) => {
  const source = 'made up';
  const { base } = await import('#lib/editions/base.ts');
  const doubled = Object.fromEntries(Object.entries(base.spiceDeck).map(([card, count]) => [card, count * 2]));
  const { EDITION } = await original<{ readonly EDITION: typeof EDITIONS }>();
  const composed: Edition = {
    ...EDITION['avalon-hill-1979'],
    over: 'gf9-2019',
    sets: {},
    decks: { treacheryDeck: { is: { lasgun: 0, shield: 6 }, source }, spiceDeck: { is: doubled, source } },
  };
  return { EDITION: { ...EDITION, 'avalon-hill-1979': composed } };
});

const CHOICES = {
  ...DEFAULT_CHOICES,
  edition: 'avalon-hill-1979',
  components: { ...DEFAULT_CHOICES.components, treachery: 'app', spiceDeck: 'app' },
} as const;
const opened = () =>
  stateOf(
    openedTable(
      [
        { faction: 'atreides', circle: 0 },
        { faction: 'harkonnen', circle: 2 },
      ],
      CHOICES,
    ),
  );
const countOf = (cards: readonly string[], card: string) => cards.filter((one) => one === card).length;

describe('the treachery deck of a made-up edition', () => {
  it('has the added cards, no removed cards, and all other cards', () => {
    const { treacheryDeck } = opened();
    expect(['lasgun', 'shield', 'snooper'].map((card) => countOf(treacheryDeck, card))).toEqual([0, 6, 4]);
    expect(treacheryDeck).toHaveLength(33 - 1 + 2);
  });
});

describe('the spice deck of a made-up edition', () => {
  const ctx = assemble(CHOICES);
  const first = must(ctx.board.spiceBlows[0], 'a spice space');
  const turned = (state: ReturnType<typeof opened>) =>
    reducer.SpiceCardTurned(reducer.SpiceBlowBegan(state, { type: 'SpiceBlowBegan', turn: 1 }), {
      type: 'SpiceCardTurned',
      pile: 0,
      ...first,
      laid: 0,
    });

  it('has two cards of each territory, and twelve worms', () => {
    const left = cardsLeft(ctx, opened(), 0);
    expect(left).toHaveLength(42);
    expect(countOf(left, 'shai-hulud')).toBe(12);
  });

  it('keeps the second card of a territory after the first was revealed', () => {
    const card = first.territory;
    const once = turned(opened());
    expect(countOf(cardsLeft(ctx, once, 0), card)).toBe(1);
    expect(countOf(cardsLeft(ctx, turned(once), 0), card)).toBe(0);
  });
});
