/** Where a turn goes on, and what ends with it. */
import { must } from '../core/assert-never.ts';
import type { TurnPhase } from '../table/phases.ts';
import type { GameState } from '../table/state.ts';
import type { StrongholdCount } from '../table/victory.ts';
import type { Ctx } from './ctx.ts';

/**
 * What follows the phase the table is in: the next of the edition's order, after the last one the first of the next
 * turn. A phase that Mentat plays and that was only set by hand has not been played yet, and comes itself.
 */
export function nextPhase({ rules }: Ctx, state: GameState): TurnPhase {
  const { turn, phase } = state;
  if (isStillToPlay(state)) return { turn, phase };
  const next = rules.phaseOrder[rules.phaseOrder.indexOf(phase) + 1];
  return next === undefined
    ? { turn: turn + 1, phase: must(rules.phaseOrder[0], 'a first phase') }
    : { turn, phase: next };
}

const isStillToPlay = (state: GameState): boolean =>
  (state.phase === 'storm' && state.lastStorm?.turn !== state.turn) ||
  (state.phase === 'mentat-pause' && countOfTurn(state) === null);

/** The strongholds as they were counted at the end of this turn; `null` before that. */
export const countOfTurn = ({ counts, turn }: GameState): StrongholdCount | null =>
  counts.find((count) => count.turn === turn) ?? null;

/** A new turn: what lasts one turn is over. Whatever else lasts a turn ends here. */
export const withTurn = (state: GameState, turn: number): GameState => ({
  ...state,
  turn,
  leaders: state.leaders.map((disc) => ({ ...disc, foughtIn: null, diedIn: [] })),
  factions: state.factions.map((own) => ({ ...own, standsAside: false })),
});
