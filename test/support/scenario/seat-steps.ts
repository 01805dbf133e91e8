/** What one seat does in a step: it answers, withdraws, enters something of its own, talks. */
import { must } from '#lib/core/assert-never.ts';
import { type FactionId, type Prompt, type Command } from '#engine';
import { promptsOf, seatView } from '../table.ts';
import { promptFor, rawAnswer } from './answers.ts';
import { oneOf, oneVerb, wrong, type Node } from './node.ts';
import { marksOf, type Run } from './run.ts';
import { wordsOf } from './vocabulary.ts';
import type { AnswerVerb, Words } from './words.ts';

const ANSWERS = wordsOf('answers');
const SECRETS = wordsOf('secrets');

/** What a seat does, besides answering, whatever is played. */
const SEAT_ACTS: Words['acts'] = {
  ...wordsOf('acts'),
  withdraw: (_run, _by, value, prompts) => ({
    type: 'Withdraw',
    prompt: openFor(prompts, answerNamed(value), value)?.id ?? 'nothing is sealed',
  }),
  enter: (_run, _by, value) => enterCommand(value),
  answer: (_run, _by, value, prompts) => {
    const raw = rawAnswer(value);
    return answerTo(promptFor(prompts, raw.prompt, value), raw.prompt, raw.value);
  },
};
export const SEAT_VERBS: readonly string[] = [...Object.keys(ANSWERS), ...Object.keys(SEAT_ACTS)];

export function seatCommand(run: Run, by: FactionId, node: Node, promptFrom: Node | undefined): Command {
  const [verb, value, ...more] = oneVerb(node, SEAT_VERBS);
  if (more.length > 0) wrong(node, 'one thing at a time');
  const prompts =
    promptFrom === undefined
      ? [...promptsOf(run.table, by), seatView(run.table, by).freePlay]
      : (marksOf(run, promptFrom).prompts[by] ?? []);
  const answer = ANSWERS[verb];
  if (answer !== undefined) {
    return answerTo(openFor(prompts, answer, value), answer.prompt, answer.value(run, by, value));
  }
  return must(SEAT_ACTS[verb], verb)(run, by, value, prompts);
}

const answerTo = (prompt: Prompt | null, kind: string, value: unknown): Command => ({
  type: 'Answer',
  prompt: prompt?.id ?? `no ${kind} is open`,
  value,
});

/** The first open one of those that the same word answers. */
const openFor = (prompts: readonly Prompt[], { prompt, or = [] }: AnswerVerb, node: Node): Prompt | null =>
  [prompt, ...or].reduce<Prompt | null>((found, kind) => found ?? promptFor(prompts, kind, node), null);

/** What is taken back is named as it was said. */
const answerNamed = (node: Node): AnswerVerb => must(ANSWERS[oneOf(node, Object.keys(ANSWERS), 'answer')], 'an answer');

function enterCommand(node: Node): Command {
  const [key, value] = oneVerb(node, Object.keys(SECRETS));
  return { type: 'DeclareSecret', fact: must(SECRETS[key], key)(value) };
}
