/** The Kwisatz Haderach of Atreides: it sleeps until many of their forces have been lost, and then goes with a leader. */
import type { Feature } from '../../../play/feature.ts';
import type { KwisatzHaderachContract } from './contract.ts';
import { battleLosses, whereabouts } from './told.ts';
import { sees, seesOwn } from './view.ts';

export const kwisatzHaderach: Feature<KwisatzHaderachContract> = {
  facts: { 'kwisatz-haderach': whereabouts },
  secrets: { 'battle-losses': battleLosses },
  sees,
  seesOwn,
};
