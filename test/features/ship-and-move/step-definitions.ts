/** The actions of this feature in scenario files. */
import { MOVES_MADE } from '#lib/model/shipping-types.ts';
import { oneOf } from '../../support/scenario/node.ts';
import { attempt, type Attempt, type Run } from '../../support/scenario/run.ts';
import type { Words } from '../../support/scenario/words.ts';
import { factionsOf, letWindowPass, promptsOf, tableView } from '../../support/table.ts';

export const answers: Words['answers'] = {
  act: {
    prompt: 'act-now',
    value: (_run, _by, node) => {
      oneOf(node, ['now'], 'time');
      return true;
    },
  },
};

export const acts: Words['acts'] = {
  'take-back': (_run, _by, value) => {
    oneOf(value, ['step'], 'what is taken back');
    return { type: 'UndoStep' };
  },
  drop: (_run, _by, value) => {
    oneOf(value, ['preparation'], 'what is dropped');
    return { type: 'DropPreparation' };
  },
};

export const moderator: Words['moderator'] = {
  moves: (_run, value) => [{ type: 'ChooseMoves', made: oneOf(value, MOVES_MADE, 'place where moves are made') }],
};

export const sentences: Words['sentences'] = {
  'nobody ships or moves': (run) => everybodyStays(run, null),
  'nobody else ships or moves': (run) => everybodyStays(run, null),
  'the pause is over': pauseOver,
};

/**
 * Every asked faction ships and moves nothing. Pauses end by the clock. `null` if the table does not play this phase.
 */
function everybodyStays(run: Run, _none: null): Attempt | null {
  if (tableView(run.table).shipAndMove === null) return null;
  let now: Attempt = { run, refusal: null };
  while (now.refusal === null && tableView(now.run.table).shipAndMove !== null) {
    const asked = factionsOf(now.run.table)
      .flatMap((who) => promptsOf(now.run.table, who))
      .find(({ kind, sealed }) => !sealed && (kind === 'ship' || kind === 'move'));
    if (asked === undefined) {
      const after = pauseOver(now.run);
      if (after === null) return now;
      now = after;
    } else {
      const value = asked.kind === 'ship' ? 'none' : 'stay';
      now = attempt(now.run, asked.faction, { type: 'Answer', prompt: asked.id, value });
    }
  }
  return now;
}

/** Waits until the seconds before the first step of a turn have passed; `null` if no such time runs. */
function pauseOver(run: Run): Attempt | null {
  if ((tableView(run.table).shipAndMove?.pause ?? null) === null) return null;
  return { run: { ...run, table: letWindowPass(run.table) }, refusal: null };
}
