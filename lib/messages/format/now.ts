/** The line about what happens now, for players who wait. */
import { LABELS } from '../../labels.ts';
import type { FactionId } from '../../model/factions.ts';
import type { TableView } from '../../model/views.ts';
import type { Now } from '../labels.ts';
import type { Addressee } from '../addressee.ts';
import { isStillToBegin, phaseName, formatPhaseDone, waitsToBegin } from '../phases.ts';

const BRIEFED: readonly Now[] = Object.values(LABELS);

/** Returns what happens now, in public words: `Chiara and Ben fight for Tuek’s Sietch.` */
export function formatNow(table: TableView, called: Addressee): string {
  if (waitsToBegin(table)) return 'The table waits for the moderator to begin.';
  if (isStillToBegin(table)) return formatBegins(table);
  return first(({ headline }) => headline?.(table, called)) ?? formatByName(table);
}

/** Returns how the present phase begins: automatically, or when the moderator starts it. */
function formatBegins({ phase, followsSoon, choices: { edition } }: TableView): string {
  const name = phaseName(phase, edition);
  return followsSoon === null ? `${name}: the moderator begins it.` : `${name} begins in a moment.`;
}

/**
 * Returns the line for a phase of which only the name can be shown: the table plays it on the board, or all seats have
 * the same question.
 */
function formatByName({ phase, boardPhase, running, choices: { edition } }: TableView): string {
  if (running !== null) return `${phaseName(phase, edition)} goes on.`;
  return boardPhase === null ? formatPhaseDone(phase, edition) : `${phaseName(phase, edition)} is played on the board.`;
}

/** Returns what comes next for the reader: `Then you, in Carthag.` It returns `null` if that is not known. */
export const formatNextFor = (table: TableView, reader: FactionId): string | null =>
  first(({ next }) => next?.(table, reader));

/**
 * Returns what the moderator can begin now, if the table waits for no seat: `Battles are ready to be fought`. It
 * returns `null` if there is nothing to begin.
 */
export const formatReady = (table: TableView): string | null => first(({ ready }) => ready?.(table));

/** Returns the open questions that need a whole sentence, such as a question that was asked aloud. */
export const formatOpenMatters = (table: TableView): readonly string[] =>
  BRIEFED.flatMap(({ open }) => open?.(table) ?? []);

/** Returns the first text in the order of the list, if several features have one. */
function first(say: (one: Now) => string | null | undefined): string | null {
  for (const one of BRIEFED) {
    const words = say(one) ?? null;
    if (words !== null) return words;
  }
  return null;
}
