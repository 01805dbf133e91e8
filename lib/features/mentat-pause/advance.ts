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
import type { Check, MentatPauseActivity } from './contract.ts';
import { predictor } from './prediction.ts';
import { waysToWin, winAt } from './win.ts';

/** Returns the automatic events; no events while the table waits for a faction. */
export function advance(ctx: Ctx, state: GameState, pause: MentatPauseActivity): readonly GameEvent[] {
  switch (pause.step) {
    case 'board':
      return isAgreed(state, pause) ? [{ type: 'BoardAgreed' }] : [];
    case 'victory':
      return counted(ctx, state, pause.check);
    case 'prediction':
      return [];
    default:
      return assertNever(pause.step);
  }
}

/** Whether all factions agree that the board is right. */
const isAgreed = ({ factions }: GameState, { words }: MentatPauseActivity): boolean =>
  factions.every(({ faction }) => commitmentOf(words, faction) === 'right');

/**
 * Returns the events that end the count without a winner, or with a win that no prediction can change. At the end of a
 * turn whose strongholds were counted before the collection, they are counted again only if a side can still win.
 */
function counted(ctx: Ctx, state: GameState, check: Check): readonly GameEvent[] {
  const { turn } = state;
  if (waysToWin(ctx, state, check).length === 0) return [{ type: 'MentatPauseEnded' }];
  const sides = standings(ctx, state);
  const wouldWin = winAt(ctx, state, sides, check);
  const predicts = wouldWin === null ? null : predictor(ctx, state, wouldWin);
  const count: GameEvent = { type: 'StrongholdsCounted', turn, standings: sides, wouldWin, predicts };
  if (wouldWin === null) return [count, { type: 'MentatPauseEnded' }];
  return predicts === null ? [count, { type: 'GameWon', victory: wouldWin }] : [count];
}
