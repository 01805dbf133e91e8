import { assertNever } from '../../core/assert-never.ts';
import type { SetupTold } from '../../phases/setup/contract.ts';
import type { EditionId } from '../../table/editions.ts';
import { isLogFactOf } from '../../table/log.ts';
import type { DrawnSecret } from '../../table/setup.ts';
import { sayTakenAsDone } from '../../saying/checklist.ts';
import { saySpecialThen, theFaction } from '../names.ts';
import { counted, sayForces, saySpice } from '../numbers.ts';
import { sayPrediction } from '../../saying/own-facts.ts';
import { thePlace } from '../territories.ts';

const CODES = [
  'setup-began',
  'prediction-sealed',
  'own-prediction',
  'own-drawn',
  'starting-spice',
  'forces-placed',
  'setup-ended',
] as const;

/** Whether the line is told of how a game is set up. */
export const isSetupLine = isLogFactOf(CODES);

/** A line of the log, its first letter small. */
export function saySetupLine(fact: SetupTold, edition: EditionId): string {
  switch (fact.code) {
    case 'setup-began':
      return 'the table began to set up the game.';
    case 'prediction-sealed':
      return `${theFaction(fact.faction)} sealed a prediction.`;
    case 'own-prediction':
      return fact.prediction === 'untold'
        ? 'you sealed your prediction on its cards.'
        : `you foretold: ${sayPrediction(fact.prediction)}`;
    case 'own-drawn':
      return `${theFaction(fact.faction)} took its ${DRAWN[fact.matter]}.`;
    case 'starting-spice':
      return `${theFaction(fact.faction)} took ${saySpice(fact.amount)} to begin with.`;
    case 'forces-placed': {
      const who = fact.side === 'advisors' ? counted(fact.count, 'advisor') : sayForces(fact.count);
      return `${theFaction(fact.faction)} placed ${who}${saySpecialThen(fact)} in ${thePlace(fact, edition)}.`;
    }
    case 'setup-ended':
      return fact.takenAsDone.length === 0
        ? 'the game is set up.'
        : `the game is set up. ${sayTakenAsDone(fact.takenAsDone, edition)}`;
    default:
      return assertNever(fact);
  }
}

const DRAWN: Record<DrawnSecret, string> = { traitors: 'traitors', hand: 'treachery cards' };
