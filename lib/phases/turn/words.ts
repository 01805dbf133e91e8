import { assertNever } from '../../core/assert-never.ts';
import type { PauseTold } from '../mentat-pause/contract.ts';
import type { TurnTold } from './contract.ts';
import type { EditionId } from '../../table/editions.ts';
import { isLogFactOf } from '../../table/log.ts';
import { sayTakenAsDone } from '../../saying/checklist.ts';
import { theFaction } from '../../words/names.ts';
import { nameOfPhase } from '../../words/phases.ts';
import { sayCount, sayHowWon, sayOff, winnersTitle } from '../mentat-pause/words.ts';

const CODES = [
  'phase-began',
  'turn-began',
  'board-disputed',
  'moves-taken-as-done',
  'strongholds-counted',
  'prediction-opened',
  'game-won',
  'victory-reopened',
  'nobody-won',
] as const;

/** Whether the line is told of turns and phases, and how a turn ends. */
export const isTurnLine = isLogFactOf(CODES);

/** A line of the log, its first letter small. */
export function sayTurnLine(fact: PauseTold | TurnTold, edition: EditionId): string {
  switch (fact.code) {
    case 'phase-began':
      return `${nameOfPhase(fact.phase, edition)} began.`;
    case 'turn-began':
      return `turn ${fact.turn} began.`;
    case 'board-disputed':
      return sayOff(fact.faction, fact.matter);
    case 'moves-taken-as-done':
      return sayTakenAsDone(fact.moves, edition);
    case 'strongholds-counted':
      return sayCount(fact.standings);
    case 'prediction-opened':
      return `${theFaction(fact.by)} opened its prediction: ${theFaction(fact.foretold)}, in this turn.`;
    case 'game-won':
      return `${winnersTitle(fact.victory)}. ${sayHowWon(fact.victory, edition)}`;
    case 'victory-reopened':
      return 'a correction touched the strongholds, so they are counted anew.';
    case 'nobody-won':
      return `nobody has won in turn ${fact.turn}.`;
    default:
      return assertNever(fact);
  }
}
