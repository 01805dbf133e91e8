/** The kinds of random games that can reach the questions and events of this feature. */
import { whereCancelled, withMorePowers } from '../../simulate/when.ts';
import type { EventCoverage, MetPrompts } from '../../support/feature.ts';

export const events: EventCoverage<'karama'> = {
  PlayedAsKarama: withMorePowers,
  UseStands: whereCancelled,
  UseCancelled: whereCancelled,
  SpecialKaramaUsed: withMorePowers,
};

export const prompts: MetPrompts<'karama'> = {
  cancel: whereCancelled,
};
