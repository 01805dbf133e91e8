import type {
  BattleId,
  BattleOutcome,
  OpenPlan,
  BattleSideView,
  BattleView,
  LogLine,
  TableView,
  TraitorCall,
} from '#client';
import { beatsOf, lengthOf } from '../beats.ts';

/** The battle that the screen presents, and the number of beats that it has shown; or nothing. */
export type Stage = { readonly battle: BattleView; readonly at: number } | null;

/** How long the result of a finished battle stays at most (ms). */
const HOLD_MS = 20_000;

/**
 * Returns the stage of a screen that was just opened or reloaded. It shows the present moment, and plays nothing again.
 */
export const openedOn = ({ battle }: TableView): Stage =>
  battle === null ? null : { battle, at: beatsOf(battle).length - 1 };

/**
 * Returns the stage after a new view. It follows a battle in progress. A battle that has left the view plays to its end
 * from the log until the table goes on, so the stage never falls behind the table.
 */
export function followed(stage: Stage, table: TableView): Stage {
  if (stage === null || hasGoneOn(stage.battle, table)) return entering(table.battle);
  if (stage.battle.id === table.battle?.id) return keepingPlace(stage.at, table.battle);
  const ended = concluded(stage.battle, table.log);
  return ended === null ? entering(table.battle) : keepingPlace(stage.at, ended);
}

/** Whether the table has moved on to another battle, or to no battle. */
const hasGoneOn = ({ id }: BattleView, { battle, running }: TableView): boolean =>
  battle === null ? running !== 'battle' : battle.id !== id;

const entering = (battle: BattleView | null): Stage => (battle === null ? null : { battle, at: 0 });

const keepingPlace = (at: number, battle: BattleView): Stage => ({
  battle,
  at: Math.min(at, beatsOf(battle).length - 1),
});

/** Returns the next cue, and the time until it (ms); `null` if there is none. */
export function nextCue(stage: Stage, table: TableView): { readonly stage: Stage; readonly after: number } | null {
  if (stage === null) return null;
  const beats = beatsOf(stage.battle);
  const beat = beats[stage.at];
  if (beat !== undefined && stage.at < beats.length - 1) {
    return { stage: { ...stage, at: stage.at + 1 }, after: lengthOf(beat) };
  }
  return table.battle === null ? { stage: null, after: HOLD_MS } : null;
}

/** Returns the stage after its next cue: with another beat, or with nothing if the battle is over. */
export function cued(stage: Stage, table: TableView): Stage {
  const cue = nextCue(stage, table);
  return cue === null ? stage : cue.stage;
}

/** Returns the stage at the last beat. If the battle is over, returns the stage without a battle. */
export function skipped(stage: Stage, table: TableView): Stage {
  if (stage === null) return null;
  const last = beatsOf(stage.battle).length - 1;
  if (stage.at < last) return { ...stage, at: last };
  return table.battle === null ? null : stage;
}

/** Returns the stage at the turn of the wheels again. */
export function again(stage: Stage): Stage {
  if (stage === null) return null;
  const turned = beatsOf(stage.battle).findIndex((beat) => beat.kind === 'turned');
  return { ...stage, at: Math.max(turned, 0) };
}

/** Returns a battle that has left the view, with its end from the log; `null` if it was cancelled or taken back. */
export function concluded(battle: BattleView, log: readonly LogLine[]): BattleView | null {
  if (battle.outcome !== null) return wasTakenBack(log) ? null : battle;
  const { plans, outcome } = endOf(battle.id, log);
  if (outcome === null) return null;
  const [left, right] = plans ?? [];
  const ended: BattleView = {
    ...battle,
    step: 'result',
    aggressor: withPlan(battle.aggressor, left),
    defender: withPlan(battle.defender, right),
    calls: callsOf(outcome),
    outcome,
  };
  return ended.aggressor.plan.state === 'shown' && ended.defender.plan.state === 'shown' ? ended : null;
}

const withPlan = (side: BattleSideView, plan: OpenPlan | undefined): BattleSideView =>
  plan === undefined ? side : { ...side, plan: { state: 'shown', plan } };

/**
 * Returns the traitor calls: which faction called which leader. The outcome has them even if the log no longer has the
 * line.
 */
const callsOf = ({ why }: BattleOutcome): readonly TraitorCall[] => (why.kind === 'traitors' ? why.calls : []);

interface End {
  readonly plans: readonly [OpenPlan, OpenPlan] | null;
  readonly outcome: BattleOutcome | null;
}

function endOf(battle: BattleId, log: readonly LogLine[]): End {
  let end: End = { plans: null, outcome: null };
  for (const { fact } of sinceChosen(battle, log)) {
    if (fact.code === 'plans-revealed') end = { ...end, plans: fact.plans };
    if (fact.code === 'battle-resolved') end = { ...end, outcome: fact.outcome };
  }
  return end;
}

/** The lines of one battle; the whole log if it no longer has the line that opened the battle. */
function sinceChosen(battle: BattleId, log: readonly LogLine[]): readonly LogLine[] {
  const opens = (line: LogLine) => line.fact.code === 'battle-chosen';
  const from = log.findLastIndex((line) => line.fact.code === 'battle-chosen' && line.fact.battle === battle);
  const lines = log.slice(from + 1);
  if (lines.some((line) => line.fact.code === 'taken-back')) return [];
  const next = lines.findIndex(opens);
  return next === -1 ? lines : lines.slice(0, next);
}

const wasTakenBack = (log: readonly LogLine[]): boolean => log.at(-1)?.fact.code === 'taken-back';
