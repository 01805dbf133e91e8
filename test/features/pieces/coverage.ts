/** The kinds of random games that can reach the questions and events of this feature. */
import {
  byModuleCards,
  in1979,
  in2019,
  inBattles,
  whereCardsAreLaid,
  whereCardsAreTakenUp,
  withMorePowers,
  withCompendiumInBattles,
} from '../../simulate/when.ts';
import type { EventCoverage, MetRefusals } from '../../support/feature.ts';

export const events: EventCoverage<'pieces'> = {
  CardsDealt: 'always',
  DiscardsReshuffled: 'always',
  HandReturned: 'always',
  CardsPassed: 'always',
  CardMoved: 'always',
  TraitorsDealt: 'always',
  TraitorsChosen: 'always',
  ForcesLost: 'always',
  SideShown: withMorePowers,
  LeaderKilled: inBattles,
  LeaderBound: inBattles,
  LeaderRevived: 'always',
  ForcesRevived: 'always',
  SpiceMoved: 'always',
  CardDiscarded: 'always',
  CardRemoved: 'always',
  CardLaidDown: whereCardsAreLaid,
  CardLaidOnLeader: withCompendiumInBattles,
  CardTakenUp: whereCardsAreTakenUp,
  CardLaidAway: byModuleCards,
};

export const refusals: MetRefusals<'pieces'> = {
  'no-such-place': 'always',
  'not-enough-special-forces': 'always',
  'not-enough-forces': 'always',
  'leader-is-dead': 'always',
  'no-leader-rests': in2019,
  'no-spice-waits': 'always',
  'hand-too-large': 'always',
  'too-many-traitors': 'always',
  'main-character-no-traitor': 'always',
  'own-leader-no-traitor': in1979,
  'duplicate-traitor': 'always',
  'leader-is-hidden': withMorePowers,
  'too-many-cards': 'always',
  'kept-by-app': 'always',
  'no-advisors': 'always',
  'nothing-to-flip': withMorePowers,
};
