/** The kinds of random games that can reach the questions and events of this feature. */
import { in2019Turns, inTurns, withMorePowersInTurns, withSquadInTurns } from '../../simulate/when.ts';
import type { EventCoverage, MetPrompts } from '../../support/feature.ts';

export const events: EventCoverage<'fremenWorms'> = {
  WormCalled: inTurns,
  WormPlaced: withMorePowersInTurns,
  AlliesSpared: in2019Turns,
  WormRidden: inTurns,
  RideDevoured: withSquadInTurns,
};

export const prompts: MetPrompts<'fremenWorms'> = {
  'place-worm': withMorePowersInTurns,
  'spare-ally': in2019Turns,
  'ride-worm': inTurns,
};
