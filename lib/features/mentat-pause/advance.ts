/** The flow at the end of a turn: the board is compared, the strongholds are counted, a prediction may be opened. */
import { assertNever } from '../../core/assert-never.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { standings } from './victory.ts';
import { commitmentOf } from '../../model/commitments.ts';
import type { GameEvent } from '../../model/events.ts';
import type { GameState } from '../../model/state.ts';
import type { MentatPauseActivity } from './contract.ts';
import { predictor } from './prediction.ts';
import { winAt } from './win.ts';

/** The events that follow by themselves; none while somebody is awaited. */
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

/** Everybody has looked, and finds the board right. */
const isAgreed = ({ factions }: GameState, { words }: MentatPauseActivity): boolean =>
  factions.every(({ faction }) => commitmentOf(words, faction) === 'right');

/** Without a winner the turn is over; a win stands at once where nobody can have foretold it. */
function counted(ctx: Ctx, state: GameState): readonly GameEvent[] {
  const { turn } = state;
  const sides = standings(ctx, state);
  const wouldWin = winAt(ctx, state, sides);
  const predicts = wouldWin === null ? null : predictor(state, wouldWin);
  const count: GameEvent = { type: 'StrongholdsCounted', turn, standings: sides, wouldWin, predicts };
  if (wouldWin === null) return [count, { type: 'MentatPauseEnded' }];
  return predicts === null ? [count, { type: 'GameWon', victory: wouldWin }] : [count];
}
