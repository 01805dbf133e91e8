import type { ReactNode } from 'react';
import type { AnswerValue, Prompt, PromptKind, SeatView, WindowAsk } from '#client';
import type { Tone } from '../phone.tsx';
import type { SentIntent } from '../../_connection/outbox.ts';

export type PromptOf<Kind extends PromptKind> = Extract<Prompt, { readonly kind: Kind }>;

/** What every page that asks something is given. It knows no rules: the legal answers are in the prompt. */
export interface PromptPageProps<Kind extends PromptKind = PromptKind> {
  readonly prompt: PromptOf<Kind>;
  readonly view: SeatView;
  readonly onAnswer: (value: AnswerValue) => void;
  readonly onIntent: (intent: SentIntent) => void;
  /** An answer has gone out and is not received yet. */
  readonly sending: boolean;
  /** A part that turns all of the page while it is shown, and then back to its own tone. */
  readonly onTone: (tone: Tone | null) => void;
  /** Why the last try was not accepted, to stand beside the act. */
  readonly trouble: ReactNode;
}

export type WindowPrompt = PromptOf<WindowAsk['kind']>;

/** The same for the stone, which asks every question that everybody is asked. */
export interface WindowPageProps extends Omit<PromptPageProps, 'prompt'> {
  readonly prompt: WindowPrompt;
}
