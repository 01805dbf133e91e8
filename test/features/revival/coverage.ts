/** The kinds of random games that can reach the questions and events of this feature. */
import { in2019Turns, inTurns, withSquadInBattles } from '../../simulate/when.ts';
import type { EventCoverage, MetPrompts } from '../../support/feature.ts';

export const events: EventCoverage<'revival'> = {
  RevivalBegan: inTurns,
  AllyLetRevive: in2019Turns,
  RevivalMade: inTurns,
  RevivalEnded: inTurns,
  RevivalWentOn: in2019Turns,
  ReturnAtOnceOffered: withSquadInBattles,
  LeadersGone: 'always',
  LeadersAllBack: 'always',
};

export const prompts: MetPrompts<'revival'> = { revive: inTurns, 'let-revive': in2019Turns };
