import type { BattleView, FactionId, LogFact, OpenPlan } from '#client';

/** A plan that everybody has seen. */
export interface ShownPlan {
  readonly faction: FactionId;
  readonly plan: OpenPlan;
}

/** Returns the revealed plans of a battle. */
export const shownIn = ({ aggressor, defender }: BattleView): readonly ShownPlan[] =>
  [aggressor, defender].flatMap(({ faction, plan }) => (plan.state === 'shown' ? [{ faction, plan: plan.plan }] : []));

/** Returns the same from a line of the log. */
export const shownBy = ({
  aggressor,
  defender,
  plans: [one, other],
}: Extract<LogFact, { readonly code: 'plans-revealed' }>): readonly ShownPlan[] => [
  { faction: aggressor, plan: one },
  { faction: defender, plan: other },
];
