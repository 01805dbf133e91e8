/** One question read a second time: which answers to it are legal by the rulebook, and not by the engine's grammar. */
import type { AnswerValue, GameState, Prompt, PromptKind } from '#engine';
import type { ContractPart } from '#lib/model/contracts.ts';

export type Reading<Kind extends PromptKind> = (
  state: GameState,
  prompt: Extract<Prompt, { readonly kind: Kind }>,
  value: AnswerValue,
) => boolean;

/** A reading of each question and window of a contract; one without does not compile. */
export type Oracle<C> = { readonly [Kind in AskedBy<C>]: Reading<Kind & PromptKind> };

/** The kinds of what a contract asks, of one seat or of everybody. */
export type AskedBy<C> = KindIn<ContractPart<C, 'prompt'>> | KindIn<ContractPart<C, 'window'>>;
export type KindIn<One> = One extends { readonly kind: infer Kind extends string } ? Kind : never;
