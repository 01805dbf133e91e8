/** The moderator's part of a step. */
import { must } from '#lib/core/assert-never.ts';
import type { Command } from '#engine';
import { factsOf } from './given.ts';
import { keyNode } from './names.ts';
import { entries, oneOf, oneVerb, type Node } from './node.ts';
import type { Run } from './run.ts';
import { wordsOf } from './vocabulary.ts';
import type { Words } from './words.ts';

const BEGINNINGS = wordsOf('beginnings');

/** The moderator's verbs that do not depend on the features. */
const MODERATOR_ACTS: Words['moderator'] = {
  ...wordsOf('moderator'),
  set: (_run, value) =>
    entries(value).flatMap(([key, inner]) =>
      factsOf(keyNode(value, key), inner).map((fact): Command => ({ type: 'CorrectFact', fact })),
    ),
  begin: (_run, value) => [{ type: must(BEGINNINGS[oneOf(value, Object.keys(BEGINNINGS), 'phase')], 'a beginning') }],
};
export const MODERATOR_VERBS: readonly string[] = Object.keys(MODERATOR_ACTS);

export function moderatorCommands(run: Run, node: Node): readonly Command[] {
  const [verb, value] = oneVerb(node, MODERATOR_VERBS);
  return must(MODERATOR_ACTS[verb], verb)(run, value);
}
