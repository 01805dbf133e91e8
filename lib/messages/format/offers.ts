/** What may be done and need not be. */
import { BRIEFS } from '../../labels.ts';
import type { OfferKind } from '../../model/prompts.ts';
import { merged } from './merged.ts';

const OFFERS = merged<OfferKind, string>(BRIEFS, 'offers');

/** The way to it, on its button. */
export const sayOffer = (kind: OfferKind): string => OFFERS[kind];
