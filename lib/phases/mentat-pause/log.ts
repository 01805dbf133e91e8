import { assertNever } from '../../core/assert-never.ts';
import { untickedMoves } from '../../rules/hand-moves.ts';
import type { GameState } from '../../table/state.ts';
import type { PauseTold } from './contract.ts';
import type { PauseEvent } from './evolve.ts';

/**
 * What everybody may read of an event at the end of a turn; `null` when nobody is told. `before` is the position it
 * met.
 */
export function tellPause(before: GameState, event: PauseEvent): PauseTold | null {
  switch (event.type) {
    case 'MentatPauseBegan':
      return { code: 'phase-began', phase: 'mentat-pause' };
    case 'BoardChecked':
      return event.says === 'right' ? null : { code: 'board-disputed', faction: event.faction, matter: event.says };
    case 'StrongholdsCounted':
      return { code: 'strongholds-counted', standings: event.standings };
    case 'PredictionAnswered':
      return event.foretold === null ? null : { code: 'prediction-opened', by: event.by, foretold: event.foretold };
    case 'GameWon':
      return { code: 'game-won', victory: event.victory };
    case 'VictoryReopened':
      return { code: 'victory-reopened' };
    case 'MentatPauseEnded':
      return { code: 'nobody-won', turn: before.turn };
    case 'BoardAgreed': {
      const moves = untickedMoves(before);
      return moves.length === 0 ? null : { code: 'moves-taken-as-done', moves };
    }
    case 'BoardCheckWithdrawn':
      return null;
    default:
      return assertNever(event);
  }
}
