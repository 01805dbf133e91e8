import { describe, expect, it } from 'vitest';
import type { GameState, TreacheryTitle } from '#engine';
import { evolve } from '#lib/kernel/evolve.ts';
import type { SlotId } from '#lib/model/treachery-cards.ts';
import { withOpenCards } from '#lib/pieces/changes.ts';
import { openedTable, stateOf } from '../../support/table.ts';

const START = stateOf(
  openedTable([
    { faction: 'atreides', circle: 0 },
    { faction: 'fremen', circle: 1 },
  ]),
);

const shields = (...slots: readonly SlotId[]) => slots.map((slot) => ({ slot, card: 'shield' as const }));
const openIn = ({ factions }: GameState): readonly TreacheryTitle[] | undefined =>
  factions.find(({ faction }) => faction === 'fremen')?.openCards;

describe('cards that lay open', () => {
  it('count as one card if they have the same title and lay open one after the other, because they may be the same card', () => {
    const once = withOpenCards(START, 'fremen', shields('h1'));
    expect(openIn(withOpenCards(once, 'fremen', shields('h2')))).toEqual(['shield']);
    expect(openIn(withOpenCards(once, 'fremen', shields('h1', 'h2')))).toEqual(['shield', 'shield']);
  });

  it('are remembered until a card with the same title leaves a hand in public', () => {
    const shown = withOpenCards(START, 'fremen', [{ slot: 'h1', card: 'lasgun' }, ...shields('h2')]);
    const [card] = shields('h7');
    if (card === undefined) throw new Error('a shield');
    expect(openIn(evolve(shown, { type: 'CardDiscarded', faction: 'fremen', card }))).toEqual(['lasgun']);
  });
});
