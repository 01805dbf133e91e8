/** The parts from which answers of several features are built. */
import {
  asRecord,
  firstAnswer,
  partName,
  mercenaryName,
  specialName,
  type AnswerValue,
  type FactionId,
  type PlayedCard,
  type Prompt,
  type TreacheryTitle,
  type WindowPayload,
} from '#engine';
import { factionsOf, letWindowPass, promptOf, promptsOf, seatView, tableView } from '../table.ts';
import { keyNode, place } from './names.ts';
import { entries, known, number, text, wrong, type Node } from './node.ts';
import { attempt, type Attempt, type Run } from './run.ts';

/** An answer that no prompt contains. The thing that it names does not exist, so the engine must refuse it. */
export const NOT_OFFERED: AnswerValue = 'not offered';

/** Returns a slot for each title. No slot is used twice. If the hand cannot hold the card, the slot does not exist. */
export function cardsLaid(run: Run, by: FactionId, titles: readonly TreacheryTitle[]): readonly PlayedCard[] {
  const free = [...seatView(run.table, by).mine.hand];
  return titles.map((title) => {
    const known = free.findIndex((held) => held.card === title);
    const at = known >= 0 ? known : free.findIndex((held) => held.card === 'unknown');
    const [slot] = at >= 0 ? free.splice(at, 1) : [];
    return { slot: slot?.slot ?? 'h0', card: title };
  });
}

/**
 * Losses by part, `{ carthag: 2, carthag*: 1 }`. A star marks special forces; a part that is left out loses nothing.
 */
export function lossesValue(run: Run, by: FactionId, node: Node, kind: 'choose-losses' | 'storm-losses'): AnswerValue {
  const answers = promptOf(run.table, by, kind)?.answers;
  const parts = answers === undefined ? [] : Object.keys(asRecord(firstAnswer(answers)));
  const told = entries(node).map(([where, count]) => {
    const part = place(keyNode(count, where.replace(/[*+]$/, '')));
    const name = where.endsWith('*') ? specialName(part) : where.endsWith('+') ? mercenaryName(part) : partName(part);
    return [name, number(count)] as const;
  });
  return Object.fromEntries([...parts.map((part) => [part, 0] as const), ...told]);
}

/** The keys for a raw answer to a prompt. Scenarios use them for answers that have no word of the game. */
export const RAW_KEYS = ['prompt', 'value'] as const;
export function rawAnswer(node: Node): { readonly prompt: string; readonly value: unknown } {
  const { prompt, value } = Object.fromEntries(known(node, RAW_KEYS));
  if (prompt === undefined || value === undefined) wrong(node, '`prompt` and `value` are needed');
  return { prompt: text(prompt), value: value.value };
}

/**
 * Returns the prompt for an answer. `confirm` and a mark can name another prompt than the first open prompt of its
 * kind.
 */
export const promptFor = (prompts: readonly Prompt[], kind: string, node: Node): Prompt | null =>
  prompts.find((prompt) => prompt.kind === kind && (prompt.kind !== 'check-own' || prompt.matter === node.value)) ??
  null;

/**
 * All players with an open question decline, and the window's time passes; `null` if no window is open.
 */
export function everybodyPasses(run: Run, kind: WindowPayload['kind'], value: unknown): Attempt | null {
  const open = tableView(run.table).window;
  if (open?.ask.kind !== kind) return null;
  let now: Attempt = { run, refusal: null };
  for (const who of factionsOf(run.table)) {
    const prompt = promptsOf(now.run.table, who).find((asked) => asked.kind === kind && !asked.sealed);
    if (prompt === undefined) continue;
    now = attempt(now.run, who, { type: 'Answer', prompt: prompt.id, value });
    if (now.refusal !== null) return now;
  }
  const still = tableView(now.run.table).window?.id ?? null;
  return still === null || still !== open.id
    ? now
    : { run: { ...now.run, table: letWindowPass(now.run.table) }, refusal: null };
}
