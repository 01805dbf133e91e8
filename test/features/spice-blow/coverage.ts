/** The kinds of random games that can reach the questions and events of this feature. */
import {
  byModuleCards,
  in2019AdvancedTurns,
  in2019Turns,
  inTurns,
  whereWormsCome,
  withMorePowers,
  withMorePowersInTurns,
  withTwoPiles,
} from '../../simulate/when.ts';
import type { EventCoverage, MetPrompts, MetRefusals } from '../../support/feature.ts';

export const events: EventCoverage<'spiceBlow'> = {
  SpiceBlowBegan: inTurns,
  SpiceCardTurned: inTurns,
  ShaiHuludTurned: inTurns,
  SpiceDeckReshuffled: inTurns,
  WormThumped: byModuleCards,
  BlowDoubled: byModuleCards,
  BlowPaused: byModuleCards,
  BlowPauseEnded: byModuleCards,
  WormSummoned: withMorePowers,
  WormComes: withMorePowersInTurns,
  WormPlacingCancelled: in2019AdvancedTurns,
  ShaiHuludDevoured: whereWormsCome,
  NexusDue: inTurns,
  WormWaits: in2019Turns,
  WormLeaves: in2019Turns,
  WormGone: whereWormsCome,
  NextPileBegan: withTwoPiles,
  SpiceBlowEnded: inTurns,
};

export const prompts: MetPrompts<'spiceBlow'> = { 'spice-card': inTurns };

export const refusals: MetRefusals<'spiceBlow'> = {
  'no-spice-card-due': 'always',
  'no-spice-card': 'always',
  'no-card-to-take-back': 'always',
};
