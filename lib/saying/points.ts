/** Points of the log that a table can return to, each named by what happened next. */
import type { EditionId } from '../table/editions.ts';
import type { LogFact } from '../table/log.ts';
import { theAct } from '../words/advantages.ts';
import { sayLogLineWithin } from './log.ts';
import { TAKEN_BACK } from '../play/words.ts';
import { nameOfLeader, theFaction, theFactions } from '../words/names.ts';
import { listed } from '../words/numbers.ts';
import { theTerritory } from '../words/territories.ts';
import { nameOfBoardMatter } from '../phases/mentat-pause/words.ts';

/** A point, to stand after “back to”: `before Harkonnen sealed a plan`. */
export const sayPoint = (next: LogFact, edition: EditionId): string => `before ${happeningOf(next, edition)}`;

/** What going back means for the list of points: the chosen step and so many `later` ones, which stand above it. */
export const sayUndoing = (later: number): string =>
  `${later === 0 ? 'This step is' : `This step and the ${later === 1 ? 'one' : later} above it are`} undone, and everybody is told. What was seen cannot be unseen.`;

/** What the line tells, as one clause in the past tense: without what is so since then, and what follows from it. */
function happeningOf(fact: LogFact, edition: EditionId): string {
  switch (fact.code) {
    case 'setup-ended':
      return 'the set-up was over';
    case 'factions-swapped':
      return `${theFaction(fact.one)} and ${theFaction(fact.other)} were swapped`;
    case 'hand-raised':
      return `${theFaction(fact.faction)} asked to talk`;
    case 'hand-lowered':
      return fact.byModerator ? lineOf(fact, edition) : `${theFaction(fact.faction)} had done talking`;
    case 'taken-back':
      return TAKEN_BACK;
    case 'storm-began':
      return 'the storm gathered';
    case 'storm-dials-reset':
      return 'the storm was to be moved anew';
    case 'shield-wall-destroyed':
      return `${theFaction(fact.by)} played Family Atomics`;
    case 'storm-moved':
      return `the storm ${fact.sectors === 0 ? 'stayed in' : 'moved to'} sector ${fact.to}`;
    case 'battles-began':
      return 'the battles began';
    case 'plans-revealed':
      return `${theFactions(fact.aggressor)} and ${theFactions(fact.defender)} plans were turned over`;
    case 'treachery-called':
      return listed(
        fact.calls.map(({ caller, leader }) => `${theFaction(caller)} called ${nameOfLeader(leader)} a traitor`),
      );
    case 'act-stands':
      return `the time to interfere with ${theAct(fact.act)} had passed`;
    case 'no-treachery':
      return 'the time to call a traitor had passed';
    case 'plan-look-declined':
      return `${theFaction(fact.by)} looked away from a whole plan`;
    case 'battle-resolved':
      return 'the battle was decided';
    case 'battle-void':
      return `the battle for ${theTerritory(fact.territory, edition)} ended unfought`;
    case 'capture-declined':
      return `${theFaction(fact.by)} left the loser’s leaders alone`;
    case 'captive-kept':
      return `${theFaction(fact.captor)} kept the captured leader`;
    case 'captives-returned':
      return `leaders captured by ${theFaction(fact.captor)} went home`;
    case 'side-shown':
      return `${theFactions(fact.faction)} forces in ${theTerritory(fact.territory, edition)} became ${fact.side}`;
    case 'board-disputed':
      return `${theFaction(fact.faction)} found ${nameOfBoardMatter(fact.matter).toLowerCase()} off`;
    case 'moves-taken-as-done':
      return 'the board counted as right';
    case 'strongholds-counted':
      return 'the strongholds were counted';
    case 'victory-reopened':
      return 'the strongholds were to be counted anew';
    case 'game-won':
      return 'the game was won';
    case 'nobody-won':
      return `turn ${fact.turn} ended without a winner`;
    default:
      return lineOf(fact, edition);
  }
}

const lineOf = (fact: LogFact, edition: EditionId): string => sayLogLineWithin(fact, edition).replace(/[.]$/, '');
