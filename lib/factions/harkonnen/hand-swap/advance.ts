import { shuffled } from '../../../core/random.ts';
import { transferCards } from '../../../pieces/transfer-cards.ts';
import type { Environment } from '../../../kernel/feature.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import type { GameEvent } from '../../../model/events.ts';
import { factionState } from '../../../model/selectors.ts';
import type { GameState } from '../../../model/state.ts';
import type { HandSwapActivity } from './contract.ts';
import { cardsOwed } from './api.ts';

/**
 * Returns the event that draws the cards at random from the other hand, or the end of the swap if no card must go back.
 */
export function advance(
  _ctx: Ctx,
  state: GameState,
  swap: HandSwapActivity,
  { random }: Environment,
): readonly GameEvent[] {
  const { by, of, wanted, taken } = swap;
  if (taken !== null) return cardsOwed(state, swap) > 0 ? [] : [{ type: 'HandSwapEnded', by, of, given: 0 }];
  const cards = shuffled(factionState(state, of).hand, random).slice(0, wanted);
  return [
    ...(cards.length === 0 ? [] : [transferCards(state, of, by, cards)]),
    { type: 'SwapCardsTaken', by, of, count: cards.length },
  ];
}
