/** The actions of this feature in scenario files. */
import { stateOf, factionsOf, promptsOf } from '../../support/table.ts';
import { faction, territory } from '../../support/scenario/names.ts';
import { fields, listOf, number, oneOf, truth, type Node } from '../../support/scenario/node.ts';
import { attempt, type Attempt, type Run } from '../../support/scenario/run.ts';
import type { Words } from '../../support/scenario/words.ts';
import type { AnswerValue, FactionId } from '#engine';

export const answers: Words['answers'] = {
  ally: { prompt: 'choose-allies', value: (run, by, node) => said(run, by, node, 'yes') },
  'no-ally': { prompt: 'choose-allies', value: (run, by, node) => said(run, by, node, 'no') },
  'leave-alliance': { prompt: 'choose-allies', value: (_run, _by, node) => ({ leaves: truth(node) }) },
  enough: { prompt: 'talk', value: (_run, _by, node) => truth(node) },
};

export const beginnings: Words['beginnings'] = { nexus: 'BeginNexus' };

export const moderator: Words['moderator'] = {
  'take-off': (_run, node) => {
    const told = fields(node, ['of', 'in']);
    return [{ type: 'TakeOffShared', faction: faction(told.of ?? node), territory: territory(told.in ?? node) }];
  },
  'nexus-minutes': (_run, node) => [{ type: 'TimeNexus', minutes: number(node) }],
  close: (_run, node) => {
    oneOf(node, ['the nexus'], 'thing that can be closed');
    return [{ type: 'EndNexus' }];
  },
};

export const sentences: Words['sentences'] = {
  'everybody has talked enough': allTalkedEnough,
  'nobody else talks': allTalkedEnough,
};

/** Returns the other members of an alliance. The scenario leaves out the faction that speaks. */
function said({ table }: Run, by: FactionId, node: Node, says: 'yes' | 'no'): AnswerValue {
  const named = [by, ...listOf(node, faction)];
  return { with: stateOf(table).seating.flatMap((seat) => (named.includes(seat.faction) ? [seat.faction] : [])), says };
}

/** All players in the discussion end it. */
function allTalkedEnough(run: Run): Attempt | null {
  let now: Attempt | null = null;
  for (const who of factionsOf(run.table)) {
    const before: Run = now?.run ?? run;
    const asked = promptsOf(before.table, who).find(({ kind, sealed }) => kind === 'talk' && !sealed);
    if (asked === undefined) continue;
    now = attempt(before, who, { type: 'Answer', prompt: asked.id, value: true });
    if (now.refusal !== null) return now;
  }
  return now;
}
