import { type Grammar, hasChoice } from '../../core/grammar.ts';
import type { Ctx } from '../../powers/ctx.ts';
import type { AdvantageId } from '../../model/advantages.ts';
import type { CardBan } from '../../model/battle.ts';
import type { GameState } from '../../model/state.ts';
import type { BattleActivity, BattleSide } from './contract.ts';
import { planGrammar } from './plan.ts';
import { boundsOn } from './run-steps.ts';

type CardPlace = 'weapon' | 'defense';
type Bars = Readonly<Record<CardPlace, CardBan | null>>;

/**
 * Returns why no legal plan of a side has a card as weapon or defense: the side has no leader, or a power excludes all
 * matching cards of the hand. Returns `null` if a card is allowed, or if the hand has no matching card.
 * @rules AH79 X.B–C · GF9-2019 Phase 7 "Battle Plan" · R-61
 */
export function barredPlaces(
  ctx: Ctx,
  state: GameState,
  battle: BattleActivity,
  { faction, leaderless }: BattleSide,
  plans: Grammar,
): Bars {
  if (leaderless === 'announced' || leaderless === 'agreed') return { weapon: 'no-leader', defense: 'no-leader' };
  const bounds = boundsOn(ctx, state, battle, faction);
  const without = (power: AdvantageId): Grammar =>
    planGrammar(
      ctx,
      state,
      battle,
      faction,
      bounds.filter(({ by }) => by !== power),
    );
  const byPower = (place: CardPlace): CardBan | null =>
    takesCard(plans, place) ? null : (bounds.find(({ by }) => takesCard(without(by), place))?.by ?? null);
  return { weapon: byPower('weapon'), defense: byPower('defense') };
}

const takesCard = (plans: Grammar, place: CardPlace): boolean => hasChoice(plans, place, (value) => value !== null);
