/** The actions of this feature in scenario files. */
import { partName } from '#engine';
import { place, territory } from '../../support/scenario/names.ts';
import { listOf, oneOf, text } from '../../support/scenario/node.ts';
import { attempt, type Attempt, type Run } from '../../support/scenario/run.ts';
import type { Words } from '../../support/scenario/words.ts';
import { factionsOf, promptOf } from '../../support/table.ts';

export const answers: Words['answers'] = {
  // A scenario writes `along`, `polar-sink` or `nobody`, or a part of the territory; also `always` for the rest of the
  // phase.
  send: {
    prompt: 'send-advisor',
    value: (_run, _by, node) => {
      const [way, how] = text(node).split(' ');
      const sends = oneOf({ ...node, value: way }, ['along', 'polar-sink', 'nobody'], 'way');
      return how === undefined || how === 'always'
        ? { sends, always: how === 'always' }
        : { sends, to: partName(place({ ...node, value: how })), always: false };
    },
  },
  'give-way': {
    prompt: 'intrusion',
    value: (_run, _by, node) => (node.value === true ? 'turn' : 'stay'),
  },
  // The territories in which the Bene Gesserit will fight.
  'will-fight-in': {
    prompt: 'announce-battles',
    value: ({ table }, by, node) => {
      const named = listOf(node, territory);
      const open = promptOf(table, by, 'announce-battles')?.territories ?? [];
      return Object.fromEntries([
        ...open.map((one) => [one.territory, 'advisors'] as const),
        ...named.map((one) => [one, 'fighters'] as const),
      ]);
    },
  },
};

export const acts: Words['acts'] = {
  'ask-about': (_run, _by, value) => {
    oneOf(value, ['advisors'], 'what is asked about');
    return { type: 'AskAboutAdvisors' };
  },
};

export const sentences: Words['sentences'] = {
  'nobody is sent': nobodySent,
};

/** The asked player sends no advisor; `null` if no player has such a question. */
function nobodySent(run: Run): Attempt | null {
  const asked = factionsOf(run.table)
    .flatMap((who) => promptOf(run.table, who, 'send-advisor') ?? [])
    .at(0);
  return asked === undefined
    ? null
    : attempt(run, asked.faction, { type: 'Answer', prompt: asked.id, value: { sends: 'nobody', always: false } });
}
