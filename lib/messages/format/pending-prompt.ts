/** What is said of a decision that is still open at the desk, and when the desk answers for a seat. */
import type { FactionId } from '../../model/factions.ts';
import type { PromptKind } from '../../model/prompts.ts';
import { theFaction } from '../names.ts';
import { awaitedTo } from './awaited.ts';
import { wordsOfAsk } from './leads.ts';

/** What the moderator's desk says of an open decision: `Waiting for Harkonnen to seal a plan`. */
export const formatPendingPrompt = (faction: FactionId, kind: PromptKind): string =>
  `Waiting for ${theFaction(faction)} ${awaitedTo(kind)}`;

/** What the moderator sets in motion by answering for a silent seat. */
export const formatDefault = (kind: PromptKind): string => wordsOfAsk(kind).byDefault;
