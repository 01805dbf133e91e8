import type { ComponentType, ReactNode } from 'react';
import type { AnswerValue, FeatureQuestions, Prompt, PromptKind, SeatView, WindowPayload } from '#client';
import type { Tone } from '../phone.tsx';
import type { ClientCommand } from '../../_connection/outbox.ts';

export type PromptOf<Kind extends PromptKind> = Extract<Prompt, { readonly kind: Kind }>;

/** The props of every page with a prompt. The page knows no rules: the legal answers are in the prompt. */
export interface PromptPageProps<Kind extends PromptKind = PromptKind> {
  readonly prompt: PromptOf<Kind>;
  readonly view: SeatView;
  readonly onAnswer: (value: AnswerValue) => void;
  readonly onCommand: (command: ClientCommand) => void;
  /** Leaves an optional prompt without an answer. */
  readonly onLeave: () => void;
  /** Whether an answer is in flight. */
  readonly sending: boolean;
  /** Sets a tone of the whole page while a part is shown. */
  readonly onTone: (tone: Tone | null) => void;
  /** Why the last attempt failed, next to the button. */
  readonly trouble: ReactNode;
}

export type WindowPrompt = PromptOf<WindowPayload['kind']>;

/** The properties of the page of a window. */
export interface WindowPageProps extends Omit<PromptPageProps, 'prompt'> {
  readonly prompt: WindowPrompt;
}

/** The features with prompts that fill the phone. Free play is offered besides everything else. */
export type Asker = Exclude<keyof FeatureQuestions, 'freePlay'>;

/** The pages of one feature: one page for each of its questions. */
export type Pages<Feature extends Asker> = {
  readonly [Kind in FeatureQuestions[Feature]]: ComponentType<PromptPageProps<Kind>>;
};

export interface UnsentProps {
  /** The sent answer; `null` while an answer is being withdrawn. */
  readonly value: AnswerValue;
}

/** Pages for answers in flight, for features that show more than the usual page. */
export type UnsentPages<Feature extends Asker> = {
  readonly [Kind in FeatureQuestions[Feature]]?: ComponentType<UnsentProps>;
};

/** The parts that a feature loads on the phone on demand. */
export interface PhonePart<Feature extends Asker> {
  readonly pages: Pages<Feature>;
  readonly unsent?: UnsentPages<Feature>;
}
