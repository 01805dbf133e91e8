/** One move made at both tables; an owner whose secret answer fits one of them only gives another in its place. */
import { sample, type Audience, type Prompt, type PromptKind, type Random } from '#engine';
import type { Move } from '../chances.ts';
import { UNSEEN } from '../../features/show-secret/samples.ts';
import { listedBy } from '../of-features.ts';
import { makeMove } from '../make-move.ts';
import { openPrompts } from '../random-play.ts';
import type { Sent, Table } from '../table.ts';
import { after } from './disclosure.ts';
import { idle } from './parting.ts';
import type { Leak, Twins } from './twins.ts';

/** Answers that nobody else sees until all are in. */
const SECRET_ANSWERS: readonly PromptKind[] = [
  'battle-plan',
  'storm-dial',
  'weather-control',
  'family-atomics',
  'interfere',
  'treachery',
  'choose-traitor',
  'predict',
  'draw-own',
  'show-element',
  'check-own',
  ...listedBy('secretAnswers'),
];

export function sameMove(twins: Twins, move: Move, random: Random): Twins | Leak | 'told' {
  const first = makeMove(twins.one, move);
  const second = makeMove(twins.two, asAskedAt(twins, move));
  if (first.ok === second.ok) {
    const leak = refusedOtherwise(twins, move, first, second);
    return leak ?? after(twins, first, second);
  }
  const { by } = move;
  if (by === 'clock') return 'told';
  if (twins.unknowing.includes(by)) return refusalLeak(move, by, first, second);
  return inPlaceOf(twins, move, first, second, random);
}

/** The same question may be put to an ally at the other table: there it is the ally who answers. */
function asAskedAt({ one, two }: Twins, move: Move): Move {
  const { by, command } = move;
  if (command.type !== 'Answer') return move;
  const isIt = ({ id }: Prompt): boolean => id === command.prompt;
  const [here, there] = [openPrompts(one).find(isIt), openPrompts(two).find(isIt)];
  return here?.asks === by && there !== undefined ? { by: there.asks, command } : move;
}

/** The owner's own act is possible at one table only: another secret answer in its place, or nothing. */
function inPlaceOf(twins: Twins, move: Move, first: Sent, second: Sent, random: Random): Twins | 'told' {
  if (UNSEEN.includes(move.command.type)) {
    return first.ok
      ? after(twins, first, nothingAt(twins.two, first))
      : after(twins, nothingAt(twins.one, second), second);
  }
  if (move.command.type !== 'Answer') return 'told';
  const id = move.command.prompt;
  const [done, table] = first.ok ? [first, twins.two] : [second, twins.one];
  const asked = openPrompts(first.ok ? twins.one : twins.two).find((prompt) => prompt.id === id);
  if (asked === undefined || !SECRET_ANSWERS.includes(asked.kind)) return 'told';
  const there = openPrompts(table).find((prompt) => prompt.id === id && !prompt.sealed);
  const other: Sent =
    there === undefined
      ? { ok: true, table: idle(table, done.table), events: [] }
      : makeMove(table, { by: move.by, command: { type: 'Answer', prompt: id, value: sample(there.answers, random) } });
  if (!other.ok) return 'told';
  return first.ok ? after(twins, done, other) : after(twins, other, done);
}

const nothingAt = (table: Table, other: Sent): Sent => ({ ok: true, table: idle(table, other.table), events: [] });

function refusedOtherwise(twins: Twins, move: Move, first: Sent, second: Sent): Leak | null {
  if (first.ok || second.ok || move.by === 'clock' || !twins.unknowing.includes(move.by)) return null;
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
