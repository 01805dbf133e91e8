/** The content of battle plans. */
import { must } from '../core/assert-never.ts';
import type { BattleActivity } from '../features/battle/contract.ts';
import type { BattlePlan, PlanLeader, ShownElement } from './battle.ts';
import type { FactionId } from './factions.ts';
import type { PlayedCard } from './treachery-cards.ts';

/** Returns the plan of one side after the reveal. */
export function planOf(battle: BattleActivity, faction: FactionId): BattlePlan {
  const revealed = must(battle.revealed, 'revealed plans');
  return battle.aggressor.faction === faction ? revealed.aggressor : revealed.defender;
}

/** Whether another faction has seen this side's whole plan before the reveal, so that the plan is final. */
export const isSeenWhole = ({ look }: BattleActivity, faction: FactionId): boolean =>
  look.state === 'answered' && look.target === faction;

/** Returns the cheap hero of a plan as a card, if the plan has a cheap hero. */
const heroIn = (leader: PlanLeader): readonly PlayedCard[] =>
  leader?.kind === 'cheap-hero' ? [{ slot: leader.slot, card: leader.card }] : [];

/** Returns the cards in the weapon and defense places, including worthless cards. */
const weaponAndDefense = ({ weapon, defense }: BattlePlan): readonly PlayedCard[] =>
  [weapon, defense].flatMap((card) => (card === null ? [] : [card]));

/** Returns every card of a plan: cheap hero, weapon and defense. */
export const cardsIn = (plan: BattlePlan): readonly PlayedCard[] => [...heroIn(plan.leader), ...weaponAndDefense(plan)];

/** Returns the card in a shown element; no card for a leader, a dial, or an empty place. */
export function cardsShown(shown: ShownElement): readonly PlayedCard[] {
  if (shown.element === 'leader') return heroIn(shown.leader);
  return shown.element === 'dial' || shown.card === 'none' ? [] : [shown.card];
}
