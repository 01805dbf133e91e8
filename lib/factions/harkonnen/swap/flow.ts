import { shuffled } from '../../../core/random.ts';
import { passedOn } from '../../../pieces/passed-on.ts';
import type { Moment } from '../../../play/feature.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import type { GameEvent } from '../../../table/events.ts';
import { factionOf } from '../../../table/position.ts';
import type { GameState } from '../../../table/state.ts';
import type { HandSwapActivity } from './contract.ts';
import { owedBack } from './known.ts';

/** The cards are drawn at random out of the one hand; it is over where nothing is to be given back. */
export function goesOn(_ctx: Ctx, state: GameState, swap: HandSwapActivity, { random }: Moment): readonly GameEvent[] {
  const { by, of, wanted, taken } = swap;
  if (taken !== null) return owedBack(state, swap) > 0 ? [] : [{ type: 'HandSwapEnded', by, of, given: 0 }];
  const cards = shuffled(factionOf(state, of).hand, random).slice(0, wanted);
  return [
    ...(cards.length === 0 ? [] : [passedOn(state, of, by, cards)]),
    { type: 'SwapCardsTaken', by, of, count: cards.length },
  ];
}
