import type { AnswerValue, OptionalPromptKind, Prompt, SeatView } from '#client';
import type { Tone } from '#app/_components/phone.tsx';
import { PROMPT_PRIORITIES } from '#app/_components/prompt/prompt-presentation.ts';
import { presentationOf } from '#app/_features/prompts.ts';

/** Whether a prompt asks all seats the same question. */
export const isWindow = (prompt: Prompt): boolean => presentationOf(prompt).rank === 'everybody';

/**
 * Whether a prompt is optional. The table does not wait for such a prompt, and it fills the phone only when its owner
 * opens it.
 */
export const isOffer = (prompt: Prompt): prompt is Offer => presentationOf(prompt).rank === 'offer';

export type Offer = Extract<Prompt, { readonly kind: OptionalPromptKind }>;

/** Returns the single answer of an optional prompt’s button that needs no page. */
export const answerAtOnce = (offer: Offer): AnswerValue | undefined => presentationOf(offer).atOnce;

/** Returns the tone of a prompt. A sealed answer shows only its seal. */
export const toneOf = (prompt: Prompt): Tone => (prompt.sealed ? 'warm' : presentationOf(prompt).tone);

/**
 * Returns the one decision that a phone shows. A window stays until it closes, answered or not, because it must look
 * the same on every phone. An open question comes before other answered questions.
 */
export function decisionOf({ prompts }: SeatView): Prompt | null {
  const asked = prompts.filter((prompt) => !isOffer(prompt));
  const open = asked.filter((prompt) => !prompt.sealed || isWindow(prompt));
  const inOrder = [...(open.length > 0 ? open : asked)].sort((a, b) => urgencyOf(a) - urgencyOf(b));
  return inOrder[0] ?? null;
}

/** Two prompts of one rank stay in the order in which the table asks them. */
const urgencyOf = (prompt: Prompt): number => PROMPT_PRIORITIES.indexOf(presentationOf(prompt).rank);

/** Returns the optional prompts of this seat, in the table’s order. */
export const offersOf = ({ prompts }: SeatView): readonly Offer[] => prompts.filter(isOffer);

/** Whether the player may put the phone down, because the decision is made and can only be changed. */
export const isMade = (prompt: Prompt): boolean => prompt.sealed && !isWindow(prompt);

/**
 * Returns the page of a question. A question that comes again has a new page, unless its page is declared to serve
 * both.
 */
export const pageOf = (prompt: Prompt): string => presentationOf(prompt).page?.(prompt) ?? prompt.id;

/**
 * Returns the questions whose pages the player opened, with the one that fills the phone. Each stays while the question
 * is open.
 */
export const keptPages = (
  { prompts }: SeatView,
  opened: readonly string[],
  filling: Prompt | null,
): readonly Prompt[] => prompts.filter((prompt) => prompt === filling || opened.includes(pageOf(prompt)));
