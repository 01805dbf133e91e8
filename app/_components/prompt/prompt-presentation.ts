import type { AnswerValue, FeatureQuestions, OptionalPromptKind, Prompt, PromptKind, WindowPayload } from '#client';
import type { Tone } from '../phone.tsx';

/** The priority among several open prompts: prompts that the table waits for come first. */
export const PROMPT_PRIORITIES = [
  /** A window. */
  'everybody',
  /** An offer of another player depends on the answer. */
  'proposal',
  /** The prompt is asked aloud, while all players listen. */
  'aloud',
  /** Other players wait for the answer before their own prompt. */
  'in-between',
  /** The prompt belongs to the present step of the turn. */
  'turn',
  /** The prompt is about dealt cards, at any step of the turn. */
  'deal',
  /** The prompt comes before the game. */
  'setup',
  /** The table does not wait for the answer. */
  'aside',
  /** The prompt is optional, so it does not fill the phone by itself. */
  'offer',
] as const;
export type Rank = (typeof PROMPT_PRIORITIES)[number];

/** The presentation of a prompt on a phone: the facts that the shell needs before the page is loaded. */
export interface PromptPresentation<Kind extends PromptKind = PromptKind> {
  /** The tone of the page. A page that is secret throughout is blue throughout. */
  readonly tone: Tone;
  readonly rank: RankOf<Kind>;
  /** The name of a sealed answer for its owner; “your answer” by default. */
  readonly sealed?: string;
  /** The id of a page that serves several prompts and keeps its choices between them. */
  readonly page?: (prompt: Extract<Prompt, { readonly kind: Kind }>) => string;
  /** An optional prompt with one answer and little time. Its button gives the answer, without a page. */
  readonly atOnce?: AnswerValue;
  /** An optional prompt that most players ignore. Its button is quiet. */
  readonly quiet?: true;
  /**
   * Whether the prompt follows from a result that the screen presents, such as the end of a battle. It waits while the
   * screen presents the result.
   */
  readonly tellsResult?: true;
}

/** Only windows ask everybody. */
type RankOf<Kind extends PromptKind> = [Kind] extends [WindowPayload['kind']]
  ? 'everybody'
  : [Kind] extends [OptionalPromptKind]
    ? 'offer'
    : PromptKind extends Kind
      ? Rank
      : Exclude<Rank, 'everybody' | 'offer'>;

/** The presentation of each question of one feature. */
export type Manners<Feature extends keyof FeatureQuestions> = {
  readonly [Kind in FeatureQuestions[Feature]]: PromptPresentation<Kind>;
};
