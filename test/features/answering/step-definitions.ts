/** The actions of this feature in scenario files. */
import { type Command } from '#engine';
import { promptFor } from '../../support/scenario/answers.ts';
import { faction, keyNode } from '../../support/scenario/names.ts';
import { entries, text, type Node } from '../../support/scenario/node.ts';
import { type Run } from '../../support/scenario/run.ts';
import { promptsOf } from '../../support/table.ts';
import type { Words } from '../../support/scenario/words.ts';

export const moderator: Words['moderator'] = {
  'answer-for': answersFor,
  'answer-early-for': answersFor,
};

function answersFor(run: Run, node: Node): readonly Command[] {
  return entries(node).map(([who, kind]) => ({
    type: 'AnswerByDefault',
    prompt: promptFor(promptsOf(run.table, faction(keyNode(node, who))), text(kind), kind)?.id ?? 'none',
  }));
}
