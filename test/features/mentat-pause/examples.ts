/** One example of every message of this feature. */
import { sector } from '#engine';
import type { Examples } from '../../support/feature.ts';
import { VICTORIES } from '../../support/examples/outcomes.ts';
import { carthag } from '../../support/examples/pieces.ts';

export const examples: Examples<'mentatPause'> = {
  prompts: {
    'check-board': { kind: 'check-board', turn: 4 },
    'open-prediction': { kind: 'open-prediction', victory: VICTORIES.strongholds },
  },
  logFacts: {
    'board-disputed': { code: 'board-disputed', faction: 'harkonnen', matter: 'tanks' },
    'moves-taken-as-done': {
      code: 'moves-taken-as-done',
      moves: [
        { owner: 'table', move: { kind: 'storm-to', sectors: 5, from: sector(4), to: sector(9) } },
        {
          owner: 'harkonnen',
          move: { kind: 'forces-to-tanks', faction: 'harkonnen', count: 8, special: 0, ...carthag },
        },
      ],
    },
    'strongholds-counted': {
      code: 'strongholds-counted',
      standings: [
        { members: ['harkonnen'], strongholds: ['carthag', 'tueks-sietch'], needed: 3 },
        { members: ['emperor', 'fremen'], strongholds: [], needed: 4 },
      ],
    },
    'prediction-opened': { code: 'prediction-opened', by: 'bene-gesserit', predicted: 'harkonnen' },
    'game-won': { code: 'game-won', victory: VICTORIES.strongholds },
    'victory-reopened': { code: 'victory-reopened' },
    'nobody-won-yet': { code: 'nobody-won-yet', turn: 4 },
    'nobody-won': { code: 'nobody-won', turn: 4 },
  },
};
