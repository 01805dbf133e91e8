/** The actions of this feature in scenario files. */
import { BOARD_MATTERS } from '#engine';
import { faction, isNone } from '../../support/scenario/names.ts';
import { oneOf } from '../../support/scenario/node.ts';
import type { Run } from '../../support/scenario/run.ts';
import { attempt, type Attempt } from '../../support/scenario/run.ts';
import { factionsOf, promptsOf } from '../../support/table.ts';
import type { Words } from '../../support/scenario/words.ts';

export const answers: Words['answers'] = {
  board: { prompt: 'check-board', value: (_run, _by, node) => oneOf(node, ['right', ...BOARD_MATTERS], 'word') },
  predicted: { prompt: 'open-prediction', value: (_run, _by, node) => (isNone(node) ? null : faction(node)) },
};

export const sentences: Words['sentences'] = {
  'everybody finds the board right': boardFoundRight,
};

/** All players with an open question confirm the board. */
function boardFoundRight(run: Run): Attempt | null {
  let now: Attempt | null = null;
  for (const who of factionsOf(run.table)) {
    const before: Run = now?.run ?? run;
    const asked = promptsOf(before.table, who).find((prompt) => prompt.kind === 'check-board' && !prompt.sealed);
    if (asked === undefined) continue;
    now = attempt(before, who, { type: 'Answer', prompt: asked.id, value: 'right' });
    if (now.refusal !== null) return now;
  }
  return now;
}
