/** The end of wars by the moderator, and tables that differ in a leader that lies face down in the arena. */
import {
  type AnswerValue,
  type Command,
  enumerate,
  type FactionId,
  getField,
  sameAnswer,
  type TableChoices,
} from '#engine';
import { chance, type Move, pickRandom } from '../../support/random-choice.ts';
import type { Parts, Twinned } from '../../support/paired-tables/difference.ts';
import type { Aside } from '../../support/side-action.ts';
import { promptsOf, stateOf } from '../../support/table.ts';

const ended: Aside = (table, random) =>
  stateOf(table).war === null || !chance(1, random) ? null : { by: 'moderator', command: { type: 'EndWar' } };

/** From time to time the moderator ends a war, also where none runs. */
export const nowAndThen: readonly Aside[] = [ended];

const withWars = (choices: TableChoices): TableChoices => ({
  ...choices,
  edition: 'avalon-hill-1979',
  options: [],
  pairs: [],
  modules: ['duel'],
});

const moderator = (command: Command): Move => ({ by: 'moderator', command });

/** A nexus begins, and the first player is asked for a leader. */
const atNexus = (factions: readonly FactionId[]): readonly Move[] => [
  moderator({ type: 'CorrectFact', fact: { kind: 'turn', turn: 2 } }),
  moderator({ type: 'CorrectFact', fact: { kind: 'phase', phase: 'spice-blow' } }),
  ...factions.map((faction) => moderator({ type: 'CorrectFact', fact: { kind: 'alliance', members: [faction] } })),
  moderator({ type: 'BeginNexus' }),
];

/** The owner places one leader at the first table and another at the second, in the same sector. */
const otherLeader: Parts = (table, owner, random) => {
  const prompt = promptsOf(table, owner).find(({ kind }) => kind === 'place-negotiator');
  if (prompt === undefined) return null;
  const all = [...enumerate(prompt.answers)];
  const one = pickRandom(all, random);
  const others = all.filter((value) => getField(value, 'at') === getField(one, 'at') && !sameAnswer(value, one));
  return others.length === 0
    ? null
    : { owner, one: placed(owner, prompt.id, one), two: placed(owner, prompt.id, pickRandom(others, random)) };
};

const placed = (by: FactionId, prompt: string, value: AnswerValue): Move => ({
  by,
  command: { type: 'Answer', prompt, value },
});

/** The secrets of this feature in which paired tables can differ. */
export const secretPairs = {
  negotiator: { choices: withWars, begins: atNexus, parts: otherLeader },
} satisfies Twinned;
