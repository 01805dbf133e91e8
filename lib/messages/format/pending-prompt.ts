/** The texts at the desk about an open decision, and about an answer that the desk gives for a silent seat. */
import type { FactionId } from '../../model/factions.ts';
import type { PromptKind } from '../../model/prompts.ts';
import { theFaction } from '../names.ts';
import { awaitedTo } from './awaited.ts';
import { wordsOfAsk } from './leads.ts';

/** Returns the line at the desk about an open decision: `Waiting for Harkonnen to seal a plan`. */
export const formatPendingPrompt = (faction: FactionId, kind: PromptKind): string =>
  `Waiting for ${theFaction(faction)} ${awaitedTo(kind)}`;

/** Returns the effect if the moderator answers for a silent seat. */
export const formatDefault = (kind: PromptKind): string => wordsOfAsk(kind).byDefault;
