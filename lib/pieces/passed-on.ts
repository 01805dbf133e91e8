import type { FactionId } from '../table/factions.ts';
import { factionOf } from '../table/position.ts';
import type { GameState } from '../table/state.ts';
import type { HandSlot } from '../table/treachery.ts';
import { cardsPassed } from './made.ts';

/** These cards go into another hand, at its end, where they have names of their own. */
export function passedOn(
  state: GameState,
  from: FactionId,
  to: FactionId,
  cards: readonly HandSlot[],
): ReturnType<typeof cardsPassed> {
  const { nextSlot } = factionOf(state, to);
  return cardsPassed({
    from,
    to,
    slots: cards.map(({ slot }) => slot),
    cards: cards.map(({ card }, index): HandSlot => ({ slot: `h${nextSlot + index}`, card })),
  });
}
