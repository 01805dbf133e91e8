/** What is said beneath a question, and above one that everybody is asked. */
import type { PromptPayload, PromptKind } from '../../model/prompts.ts';
import type { WindowPayload } from '../../model/windows.ts';
import { said } from '../message.ts';
import type { QuestionWords, WindowWords } from '../messages.ts';
import { WORDS } from '../../messages.ts';
import { merged } from './merged.ts';
import { OTHERS } from './others.ts';
import type { Asked } from './titles.ts';

const WINDOWS = merged<WindowPayload['kind'], WindowWords<WindowPayload>>(WORDS, 'windows');
const ASKS: Readonly<Record<PromptKind, QuestionWords<PromptPayload>>> = {
  ...merged<PromptKind, QuestionWords<PromptPayload>>(WORDS, 'questions'),
  ...merged<PromptKind, QuestionWords<PromptPayload>>(WORDS, 'windows'),
};

/** All that is said of a question but for its title. */
export const wordsOfAsk = (kind: PromptKind): QuestionWords<PromptPayload> => ASKS[kind];

/** One or two sentences beneath the question: what the answer does. */
export const promptLead = (ask: Asked): string => said(ASKS[ask.kind].lead, ask, OTHERS);

/** The line above the question: who is asked, and what a card or a call would do where the question does not say it. */
export const sayWhoIsAsked = (ask: WindowPayload): string => said(WINDOWS[ask.kind].above, ask, OTHERS);
