import type { FactionId } from '../model/factions.ts';
import { factionState } from '../model/selectors.ts';
import type { GameState } from '../model/state.ts';
import type { HandSlot } from '../model/treachery-cards.ts';
import { cardsPassed } from './events.ts';

/** Adds these cards to the end of another hand, after `before` other cards, with new slot names. */
export function transferCards(
  state: GameState,
  from: FactionId,
  to: FactionId,
  cards: readonly HandSlot[],
  before = 0,
): ReturnType<typeof cardsPassed> {
  const { nextSlot } = factionState(state, to);
  return cardsPassed({
    from,
    to,
    slots: cards.map(({ slot }) => slot),
    cards: cards.map(({ card }, index): HandSlot => ({ slot: `h${nextSlot + before + index}`, card })),
  });
}
