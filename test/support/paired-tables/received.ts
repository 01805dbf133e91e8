/**
 * Returns the messages to each audience at both tables: those that the server sends, and the results of the audience's
 * attempts to learn more.
 */
import { contains, SECRET_KINDS, sample, type AnswerValue, type Audience, type Prompt, type Random } from '#engine';
import { pickRandom, type Move } from '../random-choice.ts';
import { makeMove } from '../make-move.ts';
import { factionsOf, openPrompts, type Table } from '../table.ts';
import { after } from './disclosure.ts';
import { sameBytes } from './same-bytes.ts';
import { refusalLeak, wordOf } from './same-move.ts';
import type { Leak, PairedTables } from './paired-tables.ts';

export function compare({ one, two, unknowing }: PairedTables): Leak | null {
  for (const audience of unknowing) {
    const [received, instead] = [receivedBy(one, audience), receivedBy(two, audience)];
    if (!sameBytes(received, instead)) return { audience, about: 'view and log', ...inBytes(received, instead) };
  }
  const [received, instead] = [deadlineOf(one), deadlineOf(two)];
  if (received === instead || unknowing.length === 0) return null;
  return { audience: 'table', about: 'the moment a window closes', received, instead };
}

const receivedBy = ({ engine, timeline }: Table, audience: Audience): readonly unknown[] => [
  engine.view(timeline, audience),
  engine.logPage(timeline, audience, Number.MAX_SAFE_INTEGER, 30),
];

const inBytes = (received: unknown, instead: unknown) => ({
  received: JSON.stringify(received),
  instead: JSON.stringify(instead),
});

const deadlineOf = ({ engine, timeline }: Table): string => JSON.stringify(engine.nextDeadline(timeline));

/** Attempts of an audience to learn the secret; no answer may differ. */
export function probe(pairedTables: PairedTables, random: Random): Leak | null {
  const actors = pairedTables.unknowing.filter((who) => who !== 'table');
  if (actors.length === 0) return null;
  const by = pickRandom(actors, random);
  for (const move of probes(pairedTables.one, by, random)) {
    const [first, second] = [makeMove(pairedTables.one, move), makeMove(pairedTables.two, move)];
    if (wordOf(first) !== wordOf(second)) return refusalLeak(move, by, first, second);
    const next = after(pairedTables, first, second);
    const leak = next.unknowing.includes(by) ? compare({ ...next, unknowing: [by] }) : null;
    if (leak !== null) return { ...leak, about: `${leak.about} after ${JSON.stringify(move.command)}` };
  }
  return by === 'moderator' ? previewLeak(pairedTables) : null;
}

function probes(table: Table, by: Exclude<Audience, 'table'>, random: Random): readonly Move[] {
  const open = openPrompts(table);
  const theirs = open.filter((prompt) => prompt.faction !== by);
  const commands: readonly Move['command'][] =
    by === 'moderator'
      ? [
          ...theirs.map((prompt) => ({ type: 'AnswerByDefault' as const, prompt: prompt.id })),
          ...factionsOf(table).map((faction) => ({
            type: 'AskOwner' as const,
            faction,
            matter: pickRandom(SECRET_KINDS, random),
          })),
          { type: 'LowerHand' },
          { type: 'EndBattles' },
        ]
      : [
          ...theirs.flatMap((prompt) => [
            { type: 'Answer' as const, prompt: prompt.id, value: guess(prompt, random) },
            { type: 'Withdraw' as const, prompt: prompt.id },
          ]),
          ...open
            .filter((prompt) => prompt.faction === by)
            .map((prompt) => ({ type: 'Withdraw' as const, prompt: prompt.id })),
          { type: 'RaiseHand' },
          { type: 'SetAutoPass', on: true },
        ];
  return commands.map((command) => ({ by, command }));
}

const guess = (prompt: Prompt, random: Random): AnswerValue => {
  const value = sample(prompt.answers, random);
  return contains(prompt.answers, value) ? value : null;
};

function previewLeak({ one, two }: PairedTables): Leak | null {
  const desk = one.engine.view(one.timeline, 'moderator');
  const points = 'desk' in desk ? desk.desk.points : [];
  for (const { to } of points.slice(0, 3)) {
    const [received, instead] = [one, two].map(({ engine, timeline }) =>
      JSON.stringify(engine.previewTakeBack(timeline, to)),
    );
    if (received !== instead && received !== undefined && instead !== undefined) {
      return {
        audience: 'moderator',
        about: `what going back to ${to} would mean`,
        received,
        instead,
      };
    }
  }
  return null;
}
