/** The kinds of random games that can reach the questions and events of this feature. */
import { byModuleCards, in1979, withSquad, withSquadInTurns } from '../../simulate/when.ts';
import type { EventCoverage, MetPrompts, MetRefusals } from '../../support/feature.ts';

export const events: EventCoverage<'residualPoison'> = {
  PoisonLaid: in1979,
  BribesDemanded: byModuleCards,
  BribeAnswered: byModuleCards,
  PoisonShown: byModuleCards,
  BribesSettled: byModuleCards,
  PoisonTakenAway: byModuleCards,
  PoisonCast: withSquad,
  PoisonDieThrown: withSquad,
  PoisonSix: withSquad,
  PoisonOver: withSquadInTurns,
  BluffOwed: byModuleCards,
  BluffPaid: byModuleCards,
};

export const prompts: MetPrompts<'residualPoison'> = {
  'pay-bribe': byModuleCards,
  'show-poison': byModuleCards,
};

export const refusals: MetRefusals<'residualPoison'> = {
  'no-residual-poison': 'always',
  'no-poison-there': 'always',
  'only-in-own-move': in1979,
  'poisons-itself': in1979,
};
