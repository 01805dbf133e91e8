/**
 * Ways to make a pair of tables differ in any secret: an owner does one thing at the first table and another at the
 * second.
 */
import {
  enumerate,
  sameAnswer,
  sample,
  currentSecret,
  type AnswerValue,
  type FactionId,
  type DeclaredSecret,
  type PromptKind,
  type Random,
  type SecretKind,
} from '#engine';
import { pickRandom, type Move } from '../random-choice.ts';
import { makeMove } from '../make-move.ts';
import { factionsOf, promptsOf, stateOf, type Table } from '../table.ts';
import type { Both } from '../declaration-generator.ts';
import type { Parts } from './difference.ts';
import type { DivergingMoves } from './diverging-moves.ts';

/** The owner declares one value at each table, if the engine accepts both. */
export function told(table: Table, owner: FactionId, both: Both<DeclaredSecret> | null): DivergingMoves | null {
  if (both === null) return null;
  const [one, two] = both.map((fact): Move => ({ by: owner, command: { type: 'DeclareSecret', fact } }));
  if (one === undefined || two === undefined) return null;
  const [first, second] = [makeMove(table, one), makeMove(table, two)];
  if (!first.ok || !second.ok) return null;
  return { owner, one, two, alsoKnows: knowingBoth(first.table, second.table, both[0].kind) };
}

/** Returns the other factions that see the difference in a secret, by the engine's table of secrets. */
const knowingBoth = (one: Table, two: Table, matter: SecretKind): readonly FactionId[] =>
  factionsOf(one).filter((faction) => {
    const [here, there] = [one, two].map((table) => JSON.stringify(currentSecret(stateOf(table), faction, matter)));
    return here !== there;
  });

/** An owner answers one of these questions in two different ways. */
export const answered =
  (...kinds: readonly PromptKind[]): Parts =>
  (table, owner, random) =>
    partingAnswers(table, owner, kinds, random);

export function partingAnswers(
  table: Table,
  owner: FactionId,
  kinds: readonly PromptKind[],
  random: Random,
  needed = 2,
): DivergingMoves | null {
  const prompt = promptsOf(table, owner).find((open) => kinds.includes(open.kind) && !open.sealed);
  if (prompt === undefined) return null;
  const one = sample(prompt.answers, random);
  const others = firstOf(enumerate(prompt.answers), 200).filter((value) => !sameAnswer(value, one));
  if (others.length + 1 < needed) return null;
  const two = others.length === 0 ? one : pickRandom(others, random);
  const answer = (value: AnswerValue): Move => ({ by: owner, command: { type: 'Answer', prompt: prompt.id, value } });
  return { owner, one: answer(one), two: answer(two) };
}

function firstOf<T>(items: Iterable<T>, count: number): readonly T[] {
  const found: T[] = [];
  for (const item of items) {
    if (found.length >= count) break;
    found.push(item);
  }
  return found;
}
