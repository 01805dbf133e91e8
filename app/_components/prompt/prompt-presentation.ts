import type { AnswerValue, FeatureQuestions, OptionalPromptKind, Prompt, PromptKind, WindowPayload } from '#client';
import type { Tone } from '../phone.tsx';

/** Which of several open questions is asked first: what everybody waits for, before what waits for nobody. */
export const PROMPT_PRIORITIES = [
  /** Everybody is asked at once, until it closes. */
  'everybody',
  /** What another has proposed stands or falls with it. */
  'proposal',
  /** Somebody has asked it aloud, and the table listens. */
  'aloud',
  /** Others wait for it, before their own question is put to them. */
  'in-between',
  /** What the turn is about now. */
  'turn',
  /** What has been dealt, whatever the table is about. */
  'deal',
  /** Before the game. */
  'setup',
  /** Nobody waits for it. */
  'aside',
  /** Done by who likes: it fills no phone by itself. */
  'offer',
] as const;
export type Rank = (typeof PROMPT_PRIORITIES)[number];

/** How a phone shows a question: what its shell must know before the page itself is there. */
export interface PromptPresentation<Kind extends PromptKind = PromptKind> {
  /** A page that is secret throughout is blue throughout. */
  readonly tone: Tone;
  readonly rank: RankOf<Kind>;
  /** What lies sealed, as its owner calls it; else it is an answer. */
  readonly sealed?: string;
  /** Which page it is, where one page serves several prompts: what is laid there is kept from one to the next. */
  readonly page?: (prompt: Extract<Prompt, { readonly kind: Kind }>) => string;
  /** An offer with one answer and little time: its button gives it, without a page. */
  readonly atOnce?: AnswerValue;
  /** An offer that most people leave alone: its button is a quiet one. */
  readonly quiet?: true;
  /** Asked of who knows how a battle ended: it waits while the screen still reads that out. */
  readonly tellsResult?: true;
}

/** A window is asked of everybody, and nothing else is. */
type RankOf<Kind extends PromptKind> = [Kind] extends [WindowPayload['kind']]
  ? 'everybody'
  : [Kind] extends [OptionalPromptKind]
    ? 'offer'
    : PromptKind extends Kind
      ? Rank
      : Exclude<Rank, 'everybody' | 'offer'>;

/** How one feature puts its questions, each of them. */
export type Manners<Feature extends keyof FeatureQuestions> = {
  readonly [Kind in FeatureQuestions[Feature]]: PromptPresentation<Kind>;
};
