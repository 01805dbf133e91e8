import type { FactionId } from '../../../model/factions.ts';
import type { GameState } from '../../../model/state.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import type { KanlyCardsOwnView, KanlyCardsPublicView } from './contract.ts';
import { playersOf, runningDeal } from './deal.ts';
import { yesCardsOf } from './using.ts';

/** Returns which factions can hold yes cards. How many cards they hold is secret. */
export const publicView = (_ctx: Ctx, state: GameState): KanlyCardsPublicView => ({
  kanlyCards: state.kanlyCards === null ? null : { of: playersOf(state), all: state.kanlyCards.all },
});

/** Returns the own yes cards, and the own card of a running deal. */
export function ownView(_ctx: Ctx, state: GameState, faction: FactionId): KanlyCardsOwnView {
  const deal = runningDeal(state);
  const isDealt = deal !== null && deal.yes !== null && deal.of.includes(faction);
  return {
    yesCards: yesCardsOf(state, faction),
    dealtKanlyCard: isDealt ? (deal.yes === faction ? 'yes' : 'no') : null,
  };
}
