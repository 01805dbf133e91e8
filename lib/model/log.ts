import type { UnionOf } from './contracts.ts';
import type { KernelUnionOf } from './machine.ts';

/** A log line for one audience: a code and its public facts. `messages/` makes the sentence. */
export type LogFact = UnionOf<'logFact'> | KernelUnionOf<'logFact'>;

/** The log facts of one code. */
export type LogFactOf<Code extends LogFact['code']> = Extract<LogFact, { readonly code: Code }>;

/**
 * A line of the log. `position` counts the lines of this audience's own log from 0, so that gaps show no hidden events.
 * `at` is server time (ms).
 */
export interface LogLine {
  readonly position: number;
  readonly at: number;
  readonly fact: LogFact;
}

/**
 * Returns the positions of the lines that take-backs have undone. If a take-back is itself undone, its lines are valid
 * again. `lines` are the newest lines of an audience without a gap, oldest first.
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
