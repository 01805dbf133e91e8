/** The actions of this feature in scenario files. */
import { cardsLaid } from '../../support/scenario/answers.ts';
import { differs } from '../../support/scenario/compare.ts';
import { faction } from '../../support/scenario/names.ts';
import { listOf } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';
import { tableView } from '../../support/table.ts';

export const answers: Words['answers'] = {
  /** A scenario writes `[emperor, harkonnen]` for the silenced factions. */
  'cone-of-silence': {
    prompt: 'free-play',
    value: (run, by, node) => ({
      play: true,
      ...cardsLaid(run, by, ['cone-of-silence'])[0],
      silences: listOf(node, faction),
    }),
  },
};

export const checks: Words['checks'] = {
  silenced: ({ table }, node) => differs(node, listOf(node, faction), tableView(table).silenced ?? []),
};

/** The position in a scenario, as the moderator enters it. */
export const facts: Words['facts'] = {
  silenced: (node) => listOf(node, faction).map((who) => ({ kind: 'silenced', faction: who, silenced: true })),
  'not-silenced': (node) => listOf(node, faction).map((who) => ({ kind: 'silenced', faction: who, silenced: false })),
};
