/** What may be done and need not be. */
import { LABELS } from '../../labels.ts';
import type { OptionalPromptKind } from '../../model/prompts.ts';
import { mergeByName } from './merge-by-name.ts';

const OFFERS = mergeByName<OptionalPromptKind, string>(LABELS, 'optionalPrompts');

/** The way to it, on its button. */
export const formatOffer = (kind: OptionalPromptKind): string => OFFERS[kind];
