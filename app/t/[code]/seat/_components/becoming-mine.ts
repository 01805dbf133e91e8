import type { Prompt, SeatView } from '#client';
import { isOffer } from './decisions.ts';

/** Something is this seat's to decide, as far as everybody may know: a window asks all, whoever stands aside. */
export const isMine = ({ prompts, table }: SeatView): boolean => table.window !== null || prompts.some(isOwed);

/**
 * Whether a decision became this seat's between two views. Of one asked anew, by a correction or because much was taken
 * back, nobody hears again; nor of a plan that its owner opened, nor does a phone that has just come back.
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
 * Windows are told by the table: who stands aside must not be known by a phone that stays still. Offers wait for nobody.
 */
const isOwed = (prompt: Prompt): boolean => !prompt.sealed && prompt.deadline === null && !isOffer(prompt);

function tookBack(before: SeatView, now: SeatView): boolean {
  const last = before.table.log.at(-1)?.position ?? -1;
  return now.table.log.some(({ position, fact }) => position > last && fact.code === 'taken-back');
}
