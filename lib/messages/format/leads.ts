/** The texts around a question: the explanation below it, and the line above a question to all. */
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

/** Returns all texts of a question, without its title. */
export const wordsOfAsk = (kind: PromptKind): QuestionMessages<PromptPayload> => ASKS[kind];

/** Returns the explanation below a question: what the answer does. */
export const promptLead = (ask: Asked): string => render(ASKS[ask.kind].lead, ask, OTHERS);

/**
 * Returns the line above a question: which seats are asked, and what a card or a call would do if the question does not
 * say so.
 */
export const formatWhoIsAsked = (ask: WindowPayload): string => render(WINDOWS[ask.kind].above, ask, OTHERS);
