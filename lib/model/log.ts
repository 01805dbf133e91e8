import type { UnionOf } from './contracts.ts';
import type { KernelUnionOf } from './machine.ts';

/** One line of the log as one audience may read it: a code and the facts it may know. `words/` makes the sentence. */
export type LogFact = UnionOf<'logFact'> | KernelUnionOf<'logFact'>;

/** The facts of these codes. */
export type LogFactOf<Code extends LogFact['code']> = Extract<LogFact, { readonly code: Code }>;

/**
 * `position` counts the lines of this audience's own log from 0, so that nobody learns of events he may not see by the
 * gaps; `at` is server time in milliseconds.
 */
export interface LogLine {
  readonly position: number;
  readonly at: number;
  readonly fact: LogFact;
}

/**
 * The positions of the lines that taking back has undone. Going back to a line that was undone itself undoes the way
 * back from it, and its lines stand again. `lines` are an audience's newest without a gap, oldest first.
 */
export function revertedLines(lines: readonly LogLine[]): ReadonlySet<number> {
  const undone = new Set<number>();
  let standsUpTo = Infinity;
  for (const { position, fact } of [...lines].reverse()) {
    if (position > standsUpTo) undone.add(position);
    else if (fact.code === 'taken-back') standsUpTo = fact.to;
  }
  return undone;
}
