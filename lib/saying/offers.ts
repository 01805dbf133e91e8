/** What may be done and need not be. */
import { BRIEFS } from '../briefs.ts';
import type { OfferKind, PromptKind } from '../table/prompts.ts';
import { merged } from './merged.ts';

const OFFERS = merged<OfferKind, string>(BRIEFS, 'offers');

/** Whether this is an offer, which nobody waits for and which has no default. */
export const isOffer = (kind: PromptKind): kind is OfferKind => Object.hasOwn(OFFERS, kind);

/** The way to it, on its button. */
export const sayOffer = (kind: OfferKind): string => OFFERS[kind];
