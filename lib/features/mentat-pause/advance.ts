/**
 * The course of the end of a turn: the boards are compared, the strongholds are counted, and a prediction may be
 * opened.
 */
import { assertNever } from '../../core/assert-never.ts';
import { standings } from '../../pieces/strongholds.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { commitmentOf } from '../../model/commitments.ts';
import type { GameEvent } from '../../model/events.ts';
import type { GameState } from '../../model/state.ts';
import type { MentatPauseActivity } from './contract.ts';
import { predictor } from './prediction.ts';
import { winAt } from './win.ts';

/** Returns the automatic events; no events while the table waits for a faction. */
export function advance(ctx: Ctx, state: GameState, pause: MentatPauseActivity): readonly GameEvent[] {
  switch (pause.step) {
    case 'board':
      return isAgreed(state, pause) ? [{ type: 'BoardAgreed' }] : [];
    case 'victory':
      return counted(ctx, state);
    case 'prediction':
      return [];
    default:
      return assertNever(pause.step);
  }
}

/** Whether all factions agree that the board is right. */
const isAgreed = ({ factions }: GameState, { words }: MentatPauseActivity): boolean =>
  factions.every(({ faction }) => commitmentOf(words, faction) === 'right');

/** Returns the events that end the turn without a winner, or with a win that no prediction can change. */
function counted(ctx: Ctx, state: GameState): readonly GameEvent[] {
  const { turn } = state;
  const sides = standings(ctx, state);
  const wouldWin = winAt(ctx, state, sides);
  const predicts = wouldWin === null ? null : predictor(ctx, state, wouldWin);
  const count: GameEvent = { type: 'StrongholdsCounted', turn, standings: sides, wouldWin, predicts };
  if (wouldWin === null) return [count, { type: 'MentatPauseEnded' }];
  return predicts === null ? [count, { type: 'GameWon', victory: wouldWin }] : [count];
}
