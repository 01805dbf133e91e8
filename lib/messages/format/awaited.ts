/** What the table is told of a decision that is still open. */
import { BRIEFS } from '../../labels.ts';
import type { FactionId } from '../../model/factions.ts';
import type { PromptKind } from '../../model/prompts.ts';
import type { PendingDecision } from '../../model/views.ts';
import { theFaction } from '../names.ts';
import { listed } from '../numbers.ts';
import { merged } from './merged.ts';

type Waiting = { readonly awaited: string };
const AWAITED: Readonly<Record<PromptKind, Waiting>> = {
  ...merged<PromptKind, Waiting>(BRIEFS, 'questions'),
  ...merged<PromptKind, Waiting>(BRIEFS, 'windows'),
};

/** What a waiting list may say of an open decision, after `The table waits for Harkonnen …`. */
export const awaitedTo = (kind: PromptKind): string => AWAITED[kind].awaited;

/** A whole waiting sentence: `The table waits for Harkonnen to seal a plan.` */
export const sayAwaited = (faction: FactionId, kind: PromptKind): string =>
  `The table waits for ${theFaction(faction)} ${awaitedTo(kind)}.`;

/** Everybody the table waits for, one sentence for each thing they owe. */
export function sayAllAwaited(awaited: readonly PendingDecision[]): readonly string[] {
  return [...new Set(awaited.map(({ to }) => to))].map((kind) => {
    const owing = awaited.filter(({ to }) => to === kind).map(({ faction }) => theFaction(faction));
    return `The table waits for ${listed(owing)} ${awaitedTo(kind)}.`;
  });
}
