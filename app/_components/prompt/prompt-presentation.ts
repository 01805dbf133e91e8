import type { AnswerValue, FeatureQuestions, OptionalPromptKind, Prompt, PromptKind, WindowPayload } from '#client';
import type { Tone } from '../phone.tsx';

/** The priority among several open prompts: those that the table waits for come first. */
export const PROMPT_PRIORITIES = [
  /** A window. */
  'everybody',
  /** An offer of another player depends on the answer. */
  'proposal',
  /** Asked aloud, while all players listen. */
  'aloud',
  /** Other players wait for the answer before their own prompt. */
  'in-between',
  /** The present step of the turn. */
  'turn',
  /** Dealt cards, at any step of the turn. */
  'deal',
  /** The prompt comes before the game. */
  'setup',
  /** The table does not wait for the answer. */
  'aside',
  /** Optional: it does not fill the phone by itself. */
  'offer',
] as const;
export type Rank = (typeof PROMPT_PRIORITIES)[number];

/** The presentation of a prompt on a phone: the facts that the shell needs before the page is loaded. */
export interface PromptPresentation<Kind extends PromptKind = PromptKind> {
  /** A page that is secret throughout is blue throughout. */
  readonly tone: Tone;
  readonly rank: RankOf<Kind>;
  /** The name of a sealed answer for its owner; “your answer” by default. */
  readonly sealed?: string;
  /** The id of a page that serves several prompts and keeps its choices between them. */
  readonly page?: (prompt: Extract<Prompt, { readonly kind: Kind }>) => string;
  /** An optional prompt with one answer and little time: its button gives it, without a page. */
  readonly atOnce?: AnswerValue;
  /** An optional prompt that most players ignore: its button is a quiet one. */
  readonly quiet?: true;
  /** Whether the prompt shows how a battle ended, so that it waits while the screen presents the end. */
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
