/** A running scenario: the table, remembered moments, and the last answer of each seat. */
import type { Actor, FactionId, Prompt, Refusal, Command } from '#engine';
import { factionsOf, promptsOf, send, tableView, type Table } from '../table.ts';
import { text, wrong, type Node } from './node.ts';

/** A moment remembered by name: the last valid public line, and the open prompts. */
export interface Mark {
  readonly line: number;
  readonly prompts: Readonly<Partial<Record<FactionId, readonly Prompt[]>>>;
}

export interface Run {
  readonly table: Table;
  readonly marks: Readonly<Record<string, Mark>>;
  readonly lastSent: Readonly<Partial<Record<Actor, Command>>>;
}

export interface Attempt {
  readonly run: Run;
  readonly refusal: Refusal | null;
}

export const startOf = (table: Table): Run => ({ table, marks: {}, lastSent: {} });

export function attempt(run: Run, by: Actor, command: Command): Attempt {
  const sent = send(run.table, by, command);
  return {
    run: { ...run, table: sent.table, lastSent: { ...run.lastSent, [by]: command } },
    refusal: sent.ok ? null : sent.refusal,
  };
}

export function marked(run: Run, name: string): Run {
  const prompts = Object.fromEntries(factionsOf(run.table).map((who) => [who, promptsOf(run.table, who)]));
  const line = tableView(run.table).log.at(-1)?.position ?? 0;
  return { ...run, marks: { ...run.marks, [name]: { line, prompts } } };
}

/** Runs several commands as one step. The first refusal ends the step. */
export function inTurn(run: Run, commands: readonly Command[], by: Actor): Attempt {
  let now: Attempt = { run, refusal: null };
  for (const command of commands) {
    now = attempt(now.run, by, command);
    if (now.refusal !== null) break;
  }
  return now;
}

/** Returns a moment that the scenario has remembered. */
export function marksOf(run: Run, node: Node): Mark {
  return run.marks[text(node)] ?? wrong(node, `no mark has this name: ${text(node)}`);
}
