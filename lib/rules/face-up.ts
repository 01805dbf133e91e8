/** Turning things face up for others: faces, never the names of hand slots. */
import { assertNever } from '../core/assert-never.ts';
import type {
  BattlePlan,
  OpenCard,
  OpenElement,
  OpenLeader,
  OpenPlan,
  PlanLeader,
  ShownElement,
} from '../table/battle.ts';
import type { PlayedCard } from '../table/treachery.ts';

/** A whole plan turned over. */
export const openPlan = ({ dial, spice, leader, kwisatzHaderach, weapon, defense }: BattlePlan): OpenPlan => ({
  dial,
  spice,
  leader: openLeader(leader),
  kwisatzHaderach,
  weapon: weapon === null ? null : openCard(weapon),
  defense: defense === null ? null : openCard(defense),
});

/** Who leads, for all to see. */
export const openLeader = (leader: PlanLeader): OpenLeader =>
  leader?.kind === 'cheap-hero' ? { kind: 'cheap-hero', card: leader.card } : leader;

/** One element as prescience sees it. */
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
