/** Steps that are one sentence, since they are about everybody or about the clock. */
import type { Want, WindowAsk } from '../../../lib/engine.ts';
import { factionsOf, letWindowPass, promptsOf, tableView } from '../table.ts';
import { oneOf, type Node } from './node.ts';
import { attempt, inTurn, type Attempt, type Run } from './run.ts';

export const SENTENCES = [
  'nobody interferes',
  'nobody calls treachery',
  'nobody changes the weather',
  'nobody plays atomics',
  'the board is put right',
  'everybody finds the board right',
  'time passes',
] as const;

export function sayStep(run: Run, step: Node): Attempt {
  switch (oneOf(step, SENTENCES, 'sentence')) {
    case 'nobody interferes':
      return everybodyPasses(run, 'interfere', { play: false });
    case 'nobody changes the weather':
      return everybodyPasses(run, 'weather-control', { play: false });
    case 'nobody plays atomics':
      return everybodyPasses(run, 'family-atomics', { play: false });
    case 'nobody calls treachery':
      return everybodyPasses(run, 'treachery', { call: false });
    case 'the board is put right':
      return boardPutRight(run);
    case 'everybody finds the board right':
      return boardFoundRight(run);
    case 'time passes':
      return { run: { ...run, table: letWindowPass(run.table) }, refusal: null };
  }
}

/** Everybody who is still asked declines, and the window's time passes if it still runs. */
function everybodyPasses(run: Run, kind: WindowAsk['kind'], value: unknown): Attempt {
  const window = tableView(run.table).window?.id ?? null;
  let now: Attempt = { run, refusal: null };
  for (const who of factionsOf(run.table)) {
    const prompt = promptsOf(now.run.table, who).find((asked) => asked.kind === kind && !asked.sealed);
    if (prompt === undefined) continue;
    now = attempt(now.run, who, { type: 'Answer', prompt: prompt.id, value });
    if (now.refusal !== null) return now;
  }
  const still = tableView(now.run.table).window?.id ?? null;
  return still === null || still !== window
    ? now
    : { run: { ...now.run, table: letWindowPass(now.run.table) }, refusal: null };
}

/** Everybody who is still asked finds that the board is as Mentat has it. */
function boardFoundRight(run: Run): Attempt {
  let now: Attempt = { run, refusal: null };
  for (const who of factionsOf(run.table)) {
    const asked = promptsOf(now.run.table, who).find((prompt) => prompt.kind === 'check-board' && !prompt.sealed);
    if (asked !== undefined) now = attempt(now.run, who, { type: 'Answer', prompt: asked.id, value: 'right' });
    if (now.refusal !== null) return now;
  }
  return now;
}

/** Everybody ticks his hand moves, and the two who fought say that they are done. */
function boardPutRight(run: Run): Attempt {
  let now: Attempt = { run, refusal: null };
  for (const who of factionsOf(run.table)) {
    const moves = tableView(now.run.table).instructions.filter(({ owner, done }) => !done && owner === who);
    now = inTurn(
      now.run,
      moves.map(({ id }): Want => ({ type: 'TickInstruction', instruction: id, done: true })),
      who,
    );
    const asked = promptsOf(now.run.table, who).find((prompt) => prompt.kind === 'battle-done');
    if (asked !== undefined) now = attempt(now.run, who, { type: 'Answer', prompt: asked.id, value: true });
    if (now.refusal !== null) return now;
  }
  return now;
}
