import { asRecord, choices, contains, firstAnswer, type PromptOf } from '#client';

type Revive = PromptOf<'revive'>;

/** The choices on the page, as part of an answer. */
export type Choice = {
  readonly count: number;
  readonly special: number;
  readonly leader: Revive['leaders'][number]['leader'] | null;
  readonly own: boolean;
};

/** Returns the usual answer, which is preselected. */
export const usualChoice = ({ answers }: Revive): Choice => asRecord(firstAnswer(answers)) as unknown as Choice;

/** Returns how many forces can return with the other choices. */
const mostForces = ({ answers }: Revive, { leader, own }: Choice): number =>
  Math.max(0, ...choices(answers, 'count', { leader, own }).map(Number));

/**
 * The maximum of the wheel: all forces in the tanks that may return at all. It does not depend on the owner's spice.
 */
export const turnsTo = ({ tanks, most, moreByAllies, pledged }: Revive): number =>
  Math.min(tanks.count, most + (pledged.length > 0 ? moreByAllies : 0));

/** Whether special forces may return at all. */
export const mayBeSpecial = ({ answers }: Revive): boolean =>
  choices(answers, 'special', { leader: null, own: false }).some((special) => special !== 0);

/** Returns the choice with this many forces. It keeps or adds a special force if necessary. */
export function withCount({ answers }: Revive, choice: Choice, count: number): Choice {
  const next = { ...choice, count };
  const other = { ...next, special: choice.special === 0 ? 1 : 0 };
  return !contains(answers, next) && contains(answers, other) ? other : next;
}

/**
 * Returns the choice with another leader, or without a leader. Fewer forces return if the player cannot pay for all.
 */
export function withLeader(prompt: Revive, choice: Choice, leader: Choice['leader']): Choice {
  const next = { ...choice, leader };
  return withCount(prompt, next, Math.min(choice.count, mostForces(prompt, next)));
}
