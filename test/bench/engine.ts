import { performance } from 'node:perf_hooks';
import { seededRandom, type Random } from '#engine';
import { commandsOf } from './commands.ts';
import { battleAt, openedTable, type Cost, type Step } from './battles.ts';
import { randomMeeting, type Meeting } from './position.ts';
import type { EngineFigures, EngineReport } from './report.ts';

const BATTLES = 400;
/** The run ends with the battle in which this time has passed (ms). */
const LONGEST = 12_000;
/** Battles that only warm the machine up. */
const WARM_UP = 30;

const BATTLES_IN_EVENING = 40;
const LAST_BATTLES = 10;

/**
 * The figures of a battle. They are kept without the steps, because the steps would keep every position of a long log
 * in memory.
 */
interface Measured {
  readonly costs: readonly Cost[];
  readonly table: Step;
}

/** The time of the engine for a command, in battles of random legal play. */
export function benchEngine(): EngineReport {
  const started = performance.now();
  const inTime = () => performance.now() - started < LONGEST;
  for (let seed = 1; seed <= WARM_UP; seed += 1) playedAfresh(-seed);
  const fresh: Measured[] = [];
  for (let seed = 1; seed <= BATTLES && inTime(); seed += 1) fresh.push(playedAfresh(seed));
  return { fresh: figuresOf(fresh), evening: figuresOf(evening(1).slice(-LAST_BATTLES)) };
}

/** One battle at a table of its own. */
function playedAfresh(seed: number): Measured {
  const random = seededRandom(seed);
  return measured(openedTable(seed), randomMeeting(random), random);
}

/** The battles of one table, one after the other. */
function evening(seed: number): readonly Measured[] {
  const random = seededRandom(seed);
  let table = openedTable(seed);
  return Array.from({ length: BATTLES_IN_EVENING }, () => {
    const battle = measured(table, { ...randomMeeting(random), allies: null }, random);
    table = battle.table;
    return battle;
  });
}

/** Plays a battle; the commands that enter its position are not counted. */
function measured(table: Step, meeting: Meeting, random: Random): Measured {
  const costs: Cost[] = [];
  let last = table;
  for (const step of battleAt(table, meeting, random)) {
    if (step.inBattle) costs.push(step.cost);
    last = step;
  }
  return { costs, table: last };
}

function figuresOf(battles: readonly Measured[]): EngineFigures {
  return {
    battles: battles.length,
    longestLog: Math.max(0, ...battles.map(({ table }) => table.timeline.entries.length)),
    ...commandsOf(battles.flatMap((battle) => battle.costs)),
  };
}
