/** The actions of one seat in a step: it answers, withdraws, declares a secret, raises a hand. */
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

/** The verbs of a seat besides answers that do not depend on the features. */
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

/** Returns the first open prompt among those with the same verb. */
const openFor = (prompts: readonly Prompt[], { prompt, or = [] }: AnswerVerb, node: Node): Prompt | null =>
  [prompt, ...or].reduce<Prompt | null>((found, kind) => found ?? promptFor(prompts, kind, node), null);

/** A scenario names a withdrawn answer by the verb that gave it. */
const answerNamed = (node: Node): AnswerVerb => must(ANSWERS[oneOf(node, Object.keys(ANSWERS), 'answer')], 'an answer');

function enterCommand(node: Node): Command {
  const [key, value] = oneVerb(node, Object.keys(SECRETS));
  return { type: 'DeclareSecret', fact: must(SECRETS[key], key)(value) };
}
