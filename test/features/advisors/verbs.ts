/** What people do in a scenario, in the words of the game. */
import { territory } from '../../support/scenario/names.ts';
import { listOf, oneOf, text } from '../../support/scenario/node.ts';
import { attempt, type Attempt, type Run } from '../../support/scenario/run.ts';
import type { Words } from '../../support/scenario/words.ts';
import { factionsOf, promptOf } from '../../support/table.ts';

export const answers: Words['answers'] = {
  // `along`, `polar-sink` or `nobody`; with `always` behind it for the rest of the phase.
  send: {
    prompt: 'send-advisor',
    value: (_run, _by, node) => {
      const [sends, always] = text(node).split(' ');
      return {
        sends: oneOf({ ...node, value: sends }, ['along', 'polar-sink', 'nobody'], 'way'),
        always: always === 'always',
      };
    },
  },
  'give-way': {
    prompt: 'intrusion',
    value: (_run, _by, node) => (node.value === true ? 'turn' : 'stay'),
  },
  // The territories in which they will fight.
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

/** Whoever is asked sends nobody; `null` where nobody is asked. */
function nobodySent(run: Run): Attempt | null {
  const asked = factionsOf(run.table)
    .flatMap((who) => promptOf(run.table, who, 'send-advisor') ?? [])
    .at(0);
  return asked === undefined
    ? null
    : attempt(run, asked.asks, { type: 'Answer', prompt: asked.id, value: { sends: 'nobody', always: false } });
}
