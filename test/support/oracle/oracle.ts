/** A second reading of one question: its legal answers by the rulebook, and not by the engine's grammar. */
import type { AnswerValue, GameState, Prompt, PromptKind } from '#engine';
import type { ContractPart } from '#lib/model/contracts.ts';

export type Reading<Kind extends PromptKind> = (
  state: GameState,
  prompt: Extract<Prompt, { readonly kind: Kind }>,
  value: AnswerValue,
) => boolean;

/** A reading of each question and window of a contract; a missing reading does not compile. */
export type Oracle<C> = { readonly [Kind in AskedBy<C>]: Reading<Kind & PromptKind> };

/** The kinds of questions of a contract, for one seat or for all. */
export type AskedBy<C> = KindIn<ContractPart<C, 'prompt'>> | KindIn<ContractPart<C, 'window'>>;
export type KindIn<One> = One extends { readonly kind: infer Kind extends string } ? Kind : never;
