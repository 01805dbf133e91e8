/** The actions of this feature in scenario files. */
import type { AnswerValue } from '#engine';
import { leader } from '../../support/scenario/names.ts';
import { entries, number, type Node } from '../../support/scenario/node.ts';
import { attempt, type Attempt, type Run } from '../../support/scenario/run.ts';
import type { Words } from '../../support/scenario/words.ts';
import { factionsOf, promptsOf } from '../../support/table.ts';

export const answers: Words['answers'] = {
  revive: { prompt: 'revive', value: (_run, _by, node) => revived(node) },
  'let-revive': { prompt: 'let-revive', value: (_run, _by, node) => node.value === true },
};

export const sentences: Words['sentences'] = {
  'nobody revives': nobodyRevives,
  'nobody else revives': nobodyRevives,
};

/**
 * A scenario writes `3`, `{ forces: 3, special: 1, leader: burseg }`, or `{ leader: kwisatz-haderach, by: own-spice }`.
 * A missing key means that no such piece returns.
 */
function revived(node: Node): AnswerValue {
  if (typeof node.value === 'number') return { count: number(node), special: 0, leader: null, own: false };
  const said = Object.fromEntries(entries(node));
  return {
    count: said['forces'] === undefined ? 0 : number(said['forces']),
    special: said['special'] === undefined ? 0 : number(said['special']),
    leader: said['leader'] === undefined ? null : leaderIn(said['leader']),
    own: said['alone'] !== undefined && said['alone'].value === true,
  };
}

const leaderIn = (node: Node): AnswerValue => (node.value === 'kwisatz-haderach' ? 'kwisatz-haderach' : leader(node));

/** All factions with an open question revive nothing. */
function nobodyRevives(run: Run): Attempt {
  let now: Attempt = { run, refusal: null };
  for (const who of factionsOf(run.table)) {
    const asked = promptsOf(now.run.table, who).find(({ kind }) => kind === 'revive');
    if (asked !== undefined)
      now = attempt(now.run, who, {
        type: 'Answer',
        prompt: asked.id,
        value: { count: 0, special: 0, leader: null, own: false },
      });
    if (now.refusal !== null) return now;
  }
  return now;
}
