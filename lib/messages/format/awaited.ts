/** The texts about a decision that is still open, for the whole table. */
import { LABELS } from '../../labels.ts';
import type { FactionId } from '../../model/factions.ts';
import type { PromptKind } from '../../model/prompts.ts';
import type { PendingDecision } from '../../model/views.ts';
import { theFaction } from '../names.ts';
import { formatList } from '../numbers.ts';
import { mergeByName } from './merge-by-name.ts';

type Waiting = { readonly awaited: string };
const AWAITED: Readonly<Record<PromptKind, Waiting>> = {
  ...mergeByName<PromptKind, Waiting>(LABELS, 'prompts'),
  ...mergeByName<PromptKind, Waiting>(LABELS, 'windows'),
};

/** Returns what a seat must do, for a list of awaited seats: it follows `The table waits for Harkonnen …`. */
export const awaitedTo = (kind: PromptKind): string => AWAITED[kind].awaited;

/** Returns a whole sentence: `The table waits for Harkonnen to seal a plan.` */
export const formatAwaited = (faction: FactionId, kind: PromptKind): string =>
  `The table waits for ${theFaction(faction)} ${awaitedTo(kind)}.`;

/** Returns one sentence for each open decision, with all seats that must decide. */
export function formatAllAwaited(awaited: readonly PendingDecision[]): readonly string[] {
  return [...new Set(awaited.map(({ to }) => to))].map((kind) => {
    const owing = awaited.filter(({ to }) => to === kind).map(({ faction }) => theFaction(faction));
    return `The table waits for ${formatList(owing)} ${awaitedTo(kind)}.`;
  });
}
