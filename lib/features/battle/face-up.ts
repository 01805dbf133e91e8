/** Shows cards and plans to other seats: by card titles, never by the names of hand slots. */
import { assertNever } from '../../core/assert-never.ts';
import {
  type BattlePlan,
  mapPerPower,
  type OpenCard,
  type OpenElement,
  type OpenLeader,
  type OpenPlan,
  type PlanLeader,
  type ShownElement,
} from '../../model/battle.ts';
import type { PlayedCard } from '../../model/treachery-cards.ts';

/** Returns a revealed plan with all its elements. */
export const openPlan = (plan: BattlePlan): OpenPlan => ({
  dial: plan.dial,
  spice: plan.spice,
  leader: openLeader(plan.leader),
  ...mapPerPower((field) => plan[field]),
  weapon: plan.weapon === null ? null : openCard(plan.weapon),
  defense: plan.defense === null ? null : openCard(plan.defense),
});

/** Returns the leader of a revealed plan. */
export const openLeader = (leader: PlanLeader): OpenLeader =>
  leader?.kind === 'cheap-hero' ? { kind: 'cheap-hero', card: leader.card } : leader;

/** Returns one element of a plan, as prescience shows it. */
export function openElement(shown: ShownElement): OpenElement {
  switch (shown.element) {
    case 'leader':
      return { element: 'leader', leader: openLeader(shown.leader) };
    case 'weapon':
    case 'defense':
      return { element: shown.element, card: shown.card === 'none' ? 'none' : openCard(shown.card) };
    case 'dial':
      return shown;
    default:
      return assertNever(shown);
  }
}

const openCard = ({ card }: PlayedCard): OpenCard => ({ card });
