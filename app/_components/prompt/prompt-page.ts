import type { ComponentType, ReactNode } from 'react';
import type { AnswerValue, FeatureQuestions, Prompt, PromptKind, SeatView, WindowPayload } from '#client';
import type { Tone } from '../phone.tsx';
import type { ClientCommand } from '../../_connection/outbox.ts';

export type PromptOf<Kind extends PromptKind> = Extract<Prompt, { readonly kind: Kind }>;

/** What every page that asks something is given. It knows no rules: the legal answers are in the prompt. */
export interface PromptPageProps<Kind extends PromptKind = PromptKind> {
  readonly prompt: PromptOf<Kind>;
  readonly view: SeatView;
  readonly onAnswer: (value: AnswerValue) => void;
  readonly onCommand: (command: ClientCommand) => void;
  /** The way back from what was only offered, nothing said. */
  readonly onLeave: () => void;
  /** An answer has gone out and is not received yet. */
  readonly sending: boolean;
  /** A part that turns all of the page while it is shown, and then back to its own tone. */
  readonly onTone: (tone: Tone | null) => void;
  /** Why the last try was not accepted, to stand beside the act. */
  readonly trouble: ReactNode;
}

export type WindowPrompt = PromptOf<WindowPayload['kind']>;

/** The same for the stone, which asks every question that everybody is asked. */
export interface WindowPageProps extends Omit<PromptPageProps, 'prompt'> {
  readonly prompt: WindowPrompt;
}

/** Who asks something that fills the phone. A free play is offered beside everything else. */
export type Asker = Exclude<keyof FeatureQuestions, 'freePlay'>;

/** The pages of one feature, one for each of its questions. */
export type Pages<Feature extends Asker> = {
  readonly [Kind in FeatureQuestions[Feature]]: ComponentType<PromptPageProps<Kind>>;
};

export interface UnsentProps {
  /** What has gone out; `null` where an answer is being taken back. */
  readonly value: AnswerValue;
}

/** Pages of answers that have gone out and have no receipt, where there is more to show than that they have none. */
export type UnsentPages<Feature extends Asker> = {
  readonly [Kind in FeatureQuestions[Feature]]?: ComponentType<UnsentProps>;
};

/** What a feature brings to the phone when it is needed. */
export interface PhonePart<Feature extends Asker> {
  readonly pages: Pages<Feature>;
  readonly unsent?: UnsentPages<Feature>;
}
