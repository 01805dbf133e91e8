import { type Feature, notLogged } from '../../kernel/feature.ts';
import { untickedInstructions } from '../../model/open-instructions.ts';
import { runningPause } from './api.ts';
import type { PauseContract } from './contract.ts';

/** The public log lines of the end of a turn; `null` for no line. */
export const log: Feature<PauseContract>['log'] = {
  MentatPauseBegan: ({ check }) => ({
    code: 'phase-began',
    phase: check === 'strongholds' ? 'victory' : 'mentat-pause',
  }),
  BoardChecked: ({ faction, says }) => (says === 'right' ? null : { code: 'board-disputed', faction, matter: says }),
  BoardCheckWithdrawn: notLogged,
  BoardAgreed: (_event, _audience, before) => {
    const moves = untickedInstructions(before);
    return moves.length === 0 ? null : { code: 'moves-taken-as-done', moves };
  },
  StrongholdsCounted: ({ standings }, _audience, before) => ({
    code: 'strongholds-counted',
    standings,
    ...(runningPause(before)?.check === 'strongholds' ? { early: true } : {}),
  }),
  PredictionAnswered: ({ by, predicted }) => (predicted === null ? null : { code: 'prediction-opened', by, predicted }),
  GameWon: ({ victory }) => ({ code: 'game-won', victory }),
  VictoryReopened: () => ({ code: 'victory-reopened' }),
  MentatPauseEnded: (_event, _audience, before) => ({
    code: runningPause(before)?.check === 'strongholds' ? 'nobody-won-yet' : 'nobody-won',
    turn: before.turn,
  }),
};
