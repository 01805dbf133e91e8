import type { Prompt, SeatView } from '#client';
import { isOffer } from './decisions.ts';

/**
 * Whether this seat has a decision, as far as that is public. A window asks all seats, including those on auto-pass.
 */
export const isMine = ({ prompts, table }: SeatView): boolean => table.window !== null || prompts.some(isOwed);

/**
 * Whether this seat got a decision between two views. Three kinds do not count: a question that a correction or a large
 * take-back asks again, a plan that its owner reopened, and any question on a phone that has just reconnected.
 */
export function becameMine(before: SeatView | null, now: SeatView): boolean {
  if (before === null || tookBack(before, now)) return false;
  const { window } = now.table;
  if (window !== null && window.id !== before.table.window?.id) return true;
  const wasAsked = ({ kind, id }: Prompt) =>
    before.prompts.some((prompt) => prompt.id === id || (prompt.kind === kind && isOwed(prompt)));
  return now.prompts.some((prompt) => isOwed(prompt) && !wasAsked(prompt));
}

/**
 * The table's view counts windows, because a phone that stays still must not show which seat is on auto-pass. Optional
 * prompts do not count.
 */
const isOwed = (prompt: Prompt): boolean => !prompt.sealed && prompt.deadline === null && !isOffer(prompt);

function tookBack(before: SeatView, now: SeatView): boolean {
  const last = before.table.log.at(-1)?.position ?? -1;
  return now.table.log.some(({ position, fact }) => position > last && fact.code === 'taken-back');
}
