import {
  type BattleId,
  type BattleOutcome,
  type OpenPlan,
  type BattleView,
  type LogLine,
  type TableView,
  type TreacheryCall,
} from '../../../../../../lib/client.ts';
import { beatsOf, lengthOf } from './beats.ts';

/** What the theatre shows: a battle and how many of its beats have been played; or nothing. */
export type Stage = { readonly battle: BattleView; readonly at: number } | null;

/** How long a result stays when the table has moved on, in milliseconds. */
const HOLD_MS = 20_000;
/** … and when the next battle is already waiting. */
const HOLD_BEFORE_NEXT_MS = 9_000;

/** The screen has just been opened or reloaded: the present moment, nothing is played again. */
export const openedOn = ({ battle }: TableView): Stage =>
  battle === null ? null : { battle, at: beatsOf(battle).length - 1 };

/**
 * The stage after a new view has come. A battle in progress is followed. One that has left the view is played to its
 * end from what the log tells: small battles end in the same moment as their plans are turned over.
 */
export function followed(stage: Stage, table: TableView): Stage {
  if (stage === null) return entering(table.battle);
  if (stage.battle.id === table.battle?.id) return keepingPlace(stage.at, table.battle);
  const ended = concluded(stage.battle, table.log);
  return ended === null ? entering(table.battle) : keepingPlace(stage.at, ended);
}

const entering = (battle: BattleView | null): Stage => (battle === null ? null : { battle, at: 0 });

const keepingPlace = (at: number, battle: BattleView): Stage => ({
  battle,
  at: Math.min(at, beatsOf(battle).length - 1),
});

/** The next thing to do and when, in milliseconds from now; `null` when the stage rests. */
export function nextCue(stage: Stage, table: TableView): { readonly stage: Stage; readonly after: number } | null {
  if (stage === null) return null;
  const beats = beatsOf(stage.battle);
  const beat = beats[stage.at];
  if (beat !== undefined && stage.at < beats.length - 1) {
    return { stage: { ...stage, at: stage.at + 1 }, after: lengthOf(beat) };
  }
  if (stage.battle.id === table.battle?.id) return null;
  return { stage: entering(table.battle), after: table.battle === null ? HOLD_MS : HOLD_BEFORE_NEXT_MS };
}

/** Straight to the last beat; from there on to whatever the table does now. */
export function skipped(stage: Stage, table: TableView): Stage {
  if (stage === null) return null;
  const last = beatsOf(stage.battle).length - 1;
  if (stage.at < last) return { ...stage, at: last };
  return stage.battle.id === table.battle?.id ? stage : entering(table.battle);
}

/** Once more from the turning of the wheels. */
export function again(stage: Stage): Stage {
  if (stage === null) return null;
  const turned = beatsOf(stage.battle).findIndex((beat) => beat.kind === 'turned');
  return { ...stage, at: Math.max(turned, 0) };
}

/** A battle that has left the view, with its end as the log tells it; `null` when it was called off or taken back. */
export function concluded(battle: BattleView, log: readonly LogLine[]): BattleView | null {
  if (battle.outcome !== null && !wasTakenBack(log)) return battle;
  const told = endOf(battle.id, log);
  if (told === null) return null;
  const { plans, outcome, calls } = told;
  return {
    ...battle,
    step: 'result',
    aggressor: { ...battle.aggressor, plan: { state: 'shown', plan: plans[0] } },
    defender: { ...battle.defender, plan: { state: 'shown', plan: plans[1] } },
    calls,
    outcome,
  };
}

interface End {
  readonly plans: readonly [OpenPlan, OpenPlan];
  readonly calls: readonly TreacheryCall[];
  readonly outcome: BattleOutcome;
}

function endOf(battle: BattleId, log: readonly LogLine[]): End | null {
  let plans: End['plans'] | null = null;
  let calls: End['calls'] = [];
  let outcome: BattleOutcome | null = null;
  for (const { fact } of sinceChosen(battle, log)) {
    if (fact.code === 'plans-revealed') plans = fact.plans;
    if (fact.code === 'treachery-called') calls = fact.calls;
    if (fact.code === 'battle-resolved') outcome = fact.outcome;
  }
  return plans === null || outcome === null ? null : { plans, calls, outcome };
}

/** The lines of one battle; all the log has when the line that opened it has already left it. */
function sinceChosen(battle: BattleId, log: readonly LogLine[]): readonly LogLine[] {
  const opens = (line: LogLine) => line.fact.code === 'battle-chosen';
  const from = log.findLastIndex((line) => line.fact.code === 'battle-chosen' && line.fact.battle === battle);
  const lines = log.slice(from + 1);
  if (lines.some((line) => line.fact.code === 'taken-back')) return [];
  const next = lines.findIndex(opens);
  return next === -1 ? lines : lines.slice(0, next);
}

const wasTakenBack = (log: readonly LogLine[]): boolean => log.at(-1)?.fact.code === 'taken-back';
