/** In which runs of games its questions and events can be met. */
import { inAdvanced, inAdvancedBattles, inBattles } from '../../simulate/when.ts';
import type { MetEvents } from '../../support/feature.ts';

export const events: MetEvents<'pieces'> = {
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
  KwisatzHaderachKilled: inAdvancedBattles,
  KwisatzHaderachRevived: inAdvancedBattles,
  SpiceMoved: 'always',
  CardDiscarded: 'always',
  CardRemoved: 'always',
};
