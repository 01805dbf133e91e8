/** What is said beneath a question, and above one that everybody is asked. */
import type { PromptPayload, PromptKind } from '../../model/prompts.ts';
import type { WindowPayload } from '../../model/windows.ts';
import { render } from '../message.ts';
import type { QuestionMessages, WindowMessages } from '../messages.ts';
import { MESSAGES } from '../../messages.ts';
import { mergeByName } from './merge-by-name.ts';
import { OTHERS } from './others.ts';
import type { Asked } from './titles.ts';

const WINDOWS = mergeByName<WindowPayload['kind'], WindowMessages<WindowPayload>>(MESSAGES, 'windows');
const ASKS: Readonly<Record<PromptKind, QuestionMessages<PromptPayload>>> = {
  ...mergeByName<PromptKind, QuestionMessages<PromptPayload>>(MESSAGES, 'prompts'),
  ...mergeByName<PromptKind, QuestionMessages<PromptPayload>>(MESSAGES, 'windows'),
};

/** All that is said of a question but for its title. */
export const wordsOfAsk = (kind: PromptKind): QuestionMessages<PromptPayload> => ASKS[kind];

/** One or two sentences beneath the question: what the answer does. */
export const promptLead = (ask: Asked): string => render(ASKS[ask.kind].lead, ask, OTHERS);

/** The line above the question: who is asked, and what a card or a call would do where the question does not say it. */
export const formatWhoIsAsked = (ask: WindowPayload): string => render(WINDOWS[ask.kind].above, ask, OTHERS);
