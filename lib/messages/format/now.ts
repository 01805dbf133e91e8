/** What happens at the table now, for players who wait. */
import { LABELS } from '../../labels.ts';
import type { FactionId } from '../../model/factions.ts';
import type { TableView } from '../../model/views.ts';
import type { Now } from '../labels.ts';
import type { Addressee } from '../addressee.ts';
import { isStillToBegin, phaseName, formatPhaseDone, waitsToBegin } from '../phases.ts';

const BRIEFED: readonly Now[] = Object.values(LABELS);

/** What happens now, as everybody may know it: `Chiara and Ben fight for Tuek’s Sietch.` */
export function formatNow(table: TableView, called: Addressee): string {
  if (waitsToBegin(table)) return 'The table waits for the moderator to begin.';
  if (isStillToBegin(table)) return formatBegins(table);
  return first(({ headline }) => headline?.(table, called)) ?? formatByName(table);
}

/** The phase stands ready: it begins by itself, or at the word of the moderator. */
function formatBegins({ phase, followsSoon, choices: { edition } }: TableView): string {
  const name = phaseName(phase, edition);
  return followsSoon === null ? `${name}: the moderator begins it.` : `${name} begins in a moment.`;
}

/** Nothing of a phase is known beyond its name while the table plays it on the board, or all are asked the same. */
function formatByName({ phase, boardPhase, running, choices: { edition } }: TableView): string {
  if (running !== null) return `${phaseName(phase, edition)} goes on.`;
  return boardPhase === null ? formatPhaseDone(phase, edition) : `${phaseName(phase, edition)} is played on the board.`;
}

/** What follows for the reader once this is over: `Then you, in Carthag.` `null` where nothing is known of it. */
export const formatNextFor = (table: TableView, reader: FactionId): string | null =>
  first(({ next }) => next?.(table, reader));

/** What can be begun now, while nobody is awaited: `Battles are ready to be fought`. `null` where nothing is. */
export const formatReady = (table: TableView): string | null => first(({ ready }) => ready?.(table));

/** What somebody is awaited for where that needs more than a word, a sentence each: a question that was asked aloud. */
export const formatOpenMatters = (table: TableView): readonly string[] =>
  BRIEFED.flatMap(({ open }) => open?.(table) ?? []);

/** Of several that have something to say, the one that stands first in the list. */
function first(say: (one: Now) => string | null | undefined): string | null {
  for (const one of BRIEFED) {
    const words = say(one) ?? null;
    if (words !== null) return words;
  }
  return null;
}
