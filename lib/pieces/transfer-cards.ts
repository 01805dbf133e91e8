import type { FactionId } from '../model/factions.ts';
import { factionState } from '../model/selectors.ts';
import type { GameState } from '../model/state.ts';
import type { HandSlot } from '../model/treachery-cards.ts';
import { cardsPassed } from './events.ts';

/** These cards go into another hand, at its end, where they have names of their own: after `before` others that go there. */
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
