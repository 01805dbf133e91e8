/** The kinds of random games that can reach the questions and events of this feature. */
import { withTheDuel } from '../../simulate/when.ts';
import type { EventCoverage, MetPrompts, MetRefusals } from '../../support/feature.ts';

export const events: EventCoverage<'war'> = {
  NegotiatorsCalled: withTheDuel,
  NegotiatorPlaced: withTheDuel,
  NegotiatorsReturned: withTheDuel,
  WarBegan: withTheDuel,
  WarFought: withTheDuel,
  WarEnded: withTheDuel,
};

export const prompts: MetPrompts<'war'> = { 'place-negotiator': withTheDuel };

export const refusals: MetRefusals<'war'> = { 'no-war-now': 'always' };
