/** The actions of this feature in scenario files. */
import { number, truth } from '../../support/scenario/node.ts';
import { attempt, type Attempt, type Run } from '../../support/scenario/run.ts';
import type { Words } from '../../support/scenario/words.ts';
import { factionsOf, letWindowPass, promptsOf, stateOf } from '../../support/table.ts';

export const answers: Words['answers'] = {
  claim: { prompt: 'claim-charity', value: (_run, _by, node) => (node.value === 'nothing' ? 0 : number(node)) },
};

export const acts: Words['acts'] = {
  'claim-ahead': (_run, _by, node) => ({ type: 'PrepareClaim', on: truth(node) }),
};

export const sentences: Words['sentences'] = {
  'nobody claims charity': nothingClaimed,
  'nobody else claims charity': nothingClaimed,
};

/** All factions with an open question claim nothing. Then the time of the phase passes. */
function nothingClaimed(run: Run): Attempt {
  let now: Attempt = { run, refusal: null };
  for (const who of factionsOf(run.table)) {
    const asked = promptsOf(now.run.table, who).find(({ kind, sealed }) => kind === 'claim-charity' && !sealed);
    if (asked !== undefined) now = attempt(now.run, who, { type: 'Answer', prompt: asked.id, value: 0 });
    if (now.refusal !== null) return now;
  }
  const charity = stateOf(now.run.table).stack.at(-1);
  return charity?.kind === 'charity' && !charity.isTimeOver && stateOf(now.run.table).talking.length === 0
    ? { run: { ...now.run, table: letWindowPass(now.run.table) }, refusal: null }
    : now;
}
