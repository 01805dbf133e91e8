/** What lies in battle plans. */
import { must } from '../../../core/assert-never.ts';
import type { BattleActivity } from '../contract.ts';
import type { BattlePlan, PlanLeader, ShownElement } from '../../../model/battle.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { PlayedCard } from '../../../model/treachery-cards.ts';

/** The plan of one side, once both are revealed. */
export function planOf(battle: BattleActivity, faction: FactionId): BattlePlan {
  const revealed = must(battle.revealed, 'revealed plans');
  return battle.aggressor.faction === faction ? revealed.aggressor : revealed.defender;
}

/** Whether somebody has seen this side's whole plan before it lies open: it is final by that. */
export const isSeenWhole = ({ look }: BattleActivity, faction: FactionId): boolean =>
  look.state === 'answered' && look.target === faction;

/** The cheap hero in the leader's place, as a card; none where a leader or nobody stands there. */
const heroIn = (leader: PlanLeader): readonly PlayedCard[] =>
  leader?.kind === 'cheap-hero' ? [{ slot: leader.slot, card: leader.card }] : [];

/** Weapon and defense, worthless cards in their places too. */
const weaponAndDefense = ({ weapon, defense }: BattlePlan): readonly PlayedCard[] =>
  [weapon, defense].flatMap((card) => (card === null ? [] : [card]));

/** Every card of a plan: the cheap hero, weapon and defense. */
export const cardsIn = (plan: BattlePlan): readonly PlayedCard[] => [...heroIn(plan.leader), ...weaponAndDefense(plan)];
/** The card in an element that was shown; none where it is a leader or a dial, or nothing lies there. */
export function cardsShown(shown: ShownElement): readonly PlayedCard[] {
  if (shown.element === 'leader') return heroIn(shown.leader);
  return shown.element === 'dial' || shown.card === 'none' ? [] : [shown.card];
}
