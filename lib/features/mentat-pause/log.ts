import { type Feature, notLogged } from '../../kernel/feature.ts';
import { untickedInstructions } from '../../model/open-instructions.ts';
import type { PauseContract } from './contract.ts';

/** The public log lines of the end of a turn; `null` for no line. */
export const log: Feature<PauseContract>['log'] = {
  MentatPauseBegan: () => ({ code: 'phase-began', phase: 'mentat-pause' }),
  BoardChecked: ({ faction, says }) => (says === 'right' ? null : { code: 'board-disputed', faction, matter: says }),
  BoardCheckWithdrawn: notLogged,
  BoardAgreed: (_event, _audience, before) => {
    const moves = untickedInstructions(before);
    return moves.length === 0 ? null : { code: 'moves-taken-as-done', moves };
  },
  StrongholdsCounted: ({ standings }) => ({ code: 'strongholds-counted', standings }),
  PredictionAnswered: ({ by, predicted }) => (predicted === null ? null : { code: 'prediction-opened', by, predicted }),
  GameWon: ({ victory }) => ({ code: 'game-won', victory }),
  VictoryReopened: () => ({ code: 'victory-reopened' }),
  MentatPauseEnded: (_event, _audience, { turn }) => ({ code: 'nobody-won', turn }),
};
