/** What one seat does in a step: it answers, withdraws, enters something of its own, talks. */
import { must } from '#lib/core/assert-never.ts';
import { type FactionId, type Prompt, type PromptKind, type Intent } from '#engine';
import { promptsOf, seatView } from '../table.ts';
import { promptFor, rawAnswer } from './answers.ts';
import { oneOf, oneVerb, wrong, type Node } from './node.ts';
import { marksOf, type Run } from './run.ts';
import { wordsOf } from './vocabulary.ts';
import type { Words } from './words.ts';

const ANSWERS = wordsOf('answers');
const SECRETS = wordsOf('secrets');

/** What a seat does, besides answering, whatever is played. */
const SEAT_ACTS: Words['acts'] = {
  ...wordsOf('acts'),
  withdraw: (_run, _by, value, prompts) => ({
    type: 'Withdraw',
    prompt: promptFor(prompts, promptOfWord(value), value)?.id ?? 'nothing is sealed',
  }),
  enter: (_run, _by, value) => enterIntent(value),
  answer: (_run, _by, value, prompts) => {
    const raw = rawAnswer(value);
    return answerTo(prompts, raw.prompt, value, raw.value);
  },
};
export const SEAT_VERBS: readonly string[] = [...Object.keys(ANSWERS), ...Object.keys(SEAT_ACTS)];

export function seatIntent(run: Run, by: FactionId, node: Node, promptFrom: Node | undefined): Intent {
  const [verb, value, ...more] = oneVerb(node, SEAT_VERBS);
  if (more.length > 0) wrong(node, 'one thing at a time');
  const prompts =
    promptFrom === undefined
      ? [...promptsOf(run.table, by), seatView(run.table, by).freePlay]
      : (marksOf(run, promptFrom).prompts[by] ?? []);
  const answer = ANSWERS[verb];
  if (answer !== undefined) return answerTo(prompts, answer.prompt, value, answer.value(run, by, value));
  return must(SEAT_ACTS[verb], verb)(run, by, value, prompts);
}

const answerTo = (prompts: readonly Prompt[], kind: string, node: Node, value: unknown): Intent => ({
  type: 'Answer',
  prompt: promptFor(prompts, kind, node)?.id ?? `no ${kind} is open`,
  value,
});

/** What is taken back is named as it was said. */
const promptOfWord = (node: Node): PromptKind =>
  must(ANSWERS[oneOf(node, Object.keys(ANSWERS), 'answer')], 'an answer').prompt;

function enterIntent(node: Node): Intent {
  const [key, value] = oneVerb(node, Object.keys(SECRETS));
  return { type: 'EnterOwn', fact: must(SECRETS[key], key)(value) };
}
