/** In which runs of games its questions and events can be met. */
import { inAdvanced, inBattles } from '../../simulate/when.ts';
import type { EventCoverage } from '../../support/feature.ts';

export const events: EventCoverage<'pieces'> = {
  CardsDealt: 'always',
  DiscardsReshuffled: 'always',
  HandReturned: 'always',
  CardsPassed: 'always',
  CardMoved: 'always',
  TraitorsDealt: 'always',
  TraitorsChosen: 'always',
  ForcesLost: 'always',
  SideShown: inAdvanced,
  LeaderKilled: inBattles,
  LeaderBound: inBattles,
  LeaderRevived: 'always',
  ForcesRevived: 'always',
  SpiceMoved: 'always',
  CardDiscarded: 'always',
  CardRemoved: 'always',
};
