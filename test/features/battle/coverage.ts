/** The kinds of random games that can reach the questions and events of this feature. */
import { byOption1979, byStrongIxians, inBattles, withMorePowersInBattles } from '../../simulate/when.ts';
import type { EventCoverage, MetPrompts, MetRefusals } from '../../support/feature.ts';

export const events: EventCoverage<'battle'> = {
  BattlesBegan: inBattles,
  AggressorsOrdered: inBattles,
  AggressorDone: inBattles,
  BattleChosen: inBattles,
  PrescienceOpened: inBattles,
  PrescienceDeclined: inBattles,
  PrescienceUsed: inBattles,
  ElementShown: inBattles,
  LeaderAnnounced: inBattles,
  NoLeaderProposed: byOption1979,
  NoLeaderAnswered: byOption1979,
  BattleReopened: inBattles,
  HandDeclaredAgain: inBattles,
  ForcesStrengthened: byStrongIxians,
  PlansOpened: inBattles,
  PlanCommitted: inBattles,
  PlanWithdrawn: inBattles,
  PlansRevealed: inBattles,
  TraitorCallsResolved: inBattles,
  BattleResolved: inBattles,
  LossesTaken: inBattles,
  CardsSettled: inBattles,
  PlanLookDeclined: withMorePowersInBattles,
  PlanLookOrdered: withMorePowersInBattles,
  PlanShown: withMorePowersInBattles,
  BattleDone: inBattles,
  BattleEnded: inBattles,
  BattlesEnded: inBattles,
};

export const prompts: MetPrompts<'battle'> = {
  'choose-battle': inBattles,
  prescience: inBattles,
  'show-element': inBattles,
  'announce-no-leader': inBattles,
  'consent-no-leader': byOption1979,
  'battle-plan': inBattles,
  'traitor-call': inBattles,
  'choose-losses': inBattles,
  'keep-cards': inBattles,
  'see-plan': withMorePowersInBattles,
  'battle-done': inBattles,
};

export const refusals: MetRefusals<'battle'> = {
  'battles-not-running': 'always',
  'no-battles': 'always',
  'not-offered': inBattles,
};
