/** The buttons of optional prompts. */
import { LABELS } from '../../labels.ts';
import type { OptionalPromptKind } from '../../model/prompts.ts';
import { mergeByName } from './merge-by-name.ts';

const OFFERS = mergeByName<OptionalPromptKind, string>(LABELS, 'optionalPrompts');

/** Returns the label of the button that opens an optional prompt. */
export const formatOffer = (kind: OptionalPromptKind): string => OFFERS[kind];
