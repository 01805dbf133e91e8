/** The beginning of a storm, its dials, and what the two cards do that may be played into it. */
import { SHIELD_WALL } from '../../board/storm.ts';
import { type AnswerValue, asRecord } from '../../core/answer.ts';
import { assertNever, must } from '../../core/assert-never.ts';
import type { Ctx } from '../../rules/ctx.ts';
import { type Decision, happened, refuse } from '../../rules/decision.ts';
import { dialling, runningStorm } from '../../rules/dialling.ts';
import { lossesFrom } from '../../rules/losses.ts';
import { playsIn } from '../../rules/playing.ts';
import { isBattlePhase } from '../../rules/position.ts';
import { whatRuns } from '../../rules/running.ts';
import type { WindowActivity } from '../../table/activities.ts';
import type { GameEvent } from '../../table/events.ts';
import type { FactionId } from '../../table/factions.ts';
import type { Prompt } from '../../table/prompts.ts';
import type { GameState } from '../../table/state.ts';
import type { StormId } from '../../table/storm.ts';

/** The kinds of prompt this phase owns. */
export type StormPrompt = Extract<Prompt, { readonly kind: 'storm-dial' | 'storm-card' }>;

type LossPrompt = Extract<Prompt, { readonly kind: 'storm-losses' }>;

/**
 * Opens the storm phase. Refuses `battles-already-run`, `storm-running`, `phase-runs`, `game-is-won`, or
 * `storm-has-moved` in this turn.
 */
export function decideBeginStorm(ctx: Ctx, state: GameState): Decision {
  if (isBattlePhase(state)) return refuse({ code: 'battles-already-run' });
  if (runningStorm(state) !== null) return refuse({ code: 'storm-running' });
  if (state.lastStorm?.turn === state.turn) return refuse({ code: 'storm-has-moved', turn: state.turn });
  const running = whatRuns(state);
  if (running !== null) return refuse(running);
  return happened({ type: 'StormBegan', storm: `s${state.nextStorm}`, ...dialling(ctx, state) });
}

/** What a legal answer to one of the storm's prompts makes happen. */
export function decideStormAnswer(prompt: StormPrompt, value: AnswerValue): Decision {
  const { storm, asks: faction } = prompt;
  switch (prompt.kind) {
    case 'storm-dial':
      return happened({ type: 'StormDialCommitted', storm, faction, dial: Number(value) });
    case 'storm-card':
      return happened({ type: 'StormCardRevealed', storm, by: faction, card: Number(value) });
    default:
      return assertNever(prompt);
  }
}

/** Whom the storm takes as it moves, where its owner could choose. */
export function decideStormLosses(
  state: GameState,
  { asks: faction, stacks }: LossPrompt,
  value: AnswerValue,
): Decision {
  const storm = runningStorm(state);
  if (storm === null) return refuse({ code: 'stale-prompt' });
  const lost = lossesFrom(stacks, asRecord(value));
  return happened({ type: 'StormLossesChosen', storm: storm.id, faction, lost });
}

/** Until both are in, a dial may be changed; after the reveal there is nothing to take back. */
export function decideWithdrawDial(state: GameState, faction: FactionId): Decision {
  const storm = runningStorm(state);
  if (storm === null || storm.rung !== 'dials') return refuse({ code: 'nothing-to-withdraw' });
  return happened({ type: 'StormDialWithdrawn', storm: storm.id, faction });
}

/** Weather Control is announced with its number, and nobody dials. @rules AH79 Player Aid Pad B.2 · */
export function weatherResolved(state: GameState, window: WindowActivity, storm: StormId): readonly GameEvent[] {
  const [played] = playsIn(state, window);
  if (played === undefined) return [{ type: 'WeatherResolved', storm, control: null }];
  const { faction, slot, card, number } = played;
  return [
    { type: 'WeatherResolved', storm, control: { by: faction, sectors: must(number, 'sectors') } },
    { type: 'CardDiscarded', faction, card: { slot, card } },
  ];
}

/** The Shield Wall and everybody on it are gone; the card leaves the game. @rules AH79 Player Aid Pad B.5 */
export function atomicsResolved(state: GameState, window: WindowActivity, storm: StormId): readonly GameEvent[] {
  const [played] = playsIn(state, window);
  if (played === undefined) return [{ type: 'AtomicsResolved', storm, by: null }];
  const { faction, slot, card } = played;
  return [
    { type: 'AtomicsResolved', storm, by: faction },
    ...state.forces
      .filter(({ territory }) => territory === SHIELD_WALL)
      .map((stack): GameEvent => ({ type: 'ForcesLost', ...stack })),
    { type: 'CardRemoved', faction, card: { slot, card } },
  ];
}
