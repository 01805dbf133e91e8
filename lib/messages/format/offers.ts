/** What may be done and need not be. */
import { BRIEFS } from '../../labels.ts';
import type { OptionalPromptKind } from '../../model/prompts.ts';
import { merged } from './merged.ts';

const OFFERS = merged<OptionalPromptKind, string>(BRIEFS, 'offers');

/** The way to it, on its button. */
export const sayOffer = (kind: OptionalPromptKind): string => OFFERS[kind];
