/**
 * Makes one move at both tables. If an owner's secret answer is legal at only one table, the owner gives another answer
 * at the other.
 */
import { sample, type AnswerValue, type Audience, type Prompt, type PromptKind, type Random } from '#engine';
import type { Move } from '../random-choice.ts';
import { isKept } from '../../features/access-cards/generators.ts';
import { UNSEEN } from '../../features/show-secret/generators.ts';
import { listedBy } from '../of-features.ts';
import { makeMove } from '../make-move.ts';
import type { Sent, Table } from '../table.ts';
import { after } from './disclosure.ts';
import { idle } from './diverge.ts';
import type { Leak, PairedTables } from './paired-tables.ts';
import { openPrompts } from '../table.ts';

/** Answers that no other seat sees until all answers are given. */
const SECRET_ANSWERS: readonly PromptKind[] = [
  'battle-plan',
  'storm-dial',
  'weather-control',
  'family-atomics',
  'cancel',
  'traitor-call',
  'choose-traitor',
  'predict',
  'draw-own',
  'show-element',
  'check-own',
  ...listedBy('secretAnswers'),
];

export function sameMove(pairedTables: PairedTables, move: Move, random: Random): PairedTables | Leak | 'told' {
  const first = makeMove(pairedTables.one, move);
  const second = makeMove(pairedTables.two, asAskedAt(pairedTables, move));
  if (first.ok === second.ok) {
    const leak = refusedOtherwise(pairedTables, move, first, second);
    return leak ?? after(pairedTables, first, second);
  }
  const { by } = move;
  if (by === 'clock') return 'told';
  if (pairedTables.unknowing.includes(by)) return refusalLeak(move, by, first, second);
  return inPlaceOf(pairedTables, move, first, second, random);
}

/** Returns a move as the other table needs it. There, an ally may have to answer the same question. */
function asAskedAt({ one, two }: PairedTables, move: Move): Move {
  const { by, command } = move;
  if (command.type !== 'Answer') return move;
  const isIt = ({ id }: Prompt): boolean => id === command.prompt;
  const [here, there] = [openPrompts(one).find(isIt), openPrompts(two).find(isIt)];
  return here?.faction === by && there !== undefined ? { by: there.faction, command } : move;
}

/** Replaces a command of the owner that is possible at one table only: by another secret answer, or by no command. */
function inPlaceOf(
  pairedTables: PairedTables,
  move: Move,
  first: Sent,
  second: Sent,
  random: Random,
): PairedTables | 'told' {
  if (UNSEEN.includes(move.command.type)) {
    return first.ok
      ? after(pairedTables, first, nothingAt(pairedTables.two, first))
      : after(pairedTables, nothingAt(pairedTables.one, second), second);
  }
  if (move.command.type !== 'Answer') return 'told';
  const id = move.command.prompt;
  const [done, table] = first.ok ? [first, pairedTables.two] : [second, pairedTables.one];
  const asked = openPrompts(first.ok ? pairedTables.one : pairedTables.two).find((prompt) => prompt.id === id);
  if (asked === undefined || !SECRET_ANSWERS.includes(asked.kind)) return 'told';
  const there = openPrompts(table).find((prompt) => prompt.id === id && !prompt.sealed);
  const other: Sent =
    there === undefined
      ? { ok: true, table: idle(table, done.table), events: [] }
      : makeMove(table, {
          by: move.by,
          command: { type: 'Answer', prompt: id, value: insteadOf(move.command.value, there, random) },
        });
  if (!other.ok) return 'told';
  return first.ok ? after(pairedTables, done, other) : after(pairedTables, other, done);
}

/**
 * Returns another answer. A limit that is kept shows at the next card, where it is sealed at once, so another limit is
 * kept in its place.
 */
function insteadOf(value: unknown, { answers }: Prompt, random: Random): AnswerValue {
  for (;;) {
    const other = sample(answers, random);
    if (isKept(value) === isKept(other)) return other;
  }
}

const nothingAt = (table: Table, other: Sent): Sent => ({ ok: true, table: idle(table, other.table), events: [] });

function refusedOtherwise(pairedTables: PairedTables, move: Move, first: Sent, second: Sent): Leak | null {
  if (first.ok || second.ok || move.by === 'clock' || !pairedTables.unknowing.includes(move.by)) return null;
  return JSON.stringify(first.refusal) === JSON.stringify(second.refusal)
    ? null
    : refusalLeak(move, move.by, first, second);
}

export const refusalLeak = (move: Move, audience: Audience, first: Sent, second: Sent): Leak => ({
  audience,
  about: `refusal of ${JSON.stringify(move.command)}`,
  received: wordOf(first),
  instead: wordOf(second),
});

export const wordOf = (sent: Sent): string => (sent.ok ? 'accepted' : JSON.stringify(sent.refusal));
