import { type Feature, notLogged } from '../../kernel/feature.ts';
import { untickedInstructions } from '../../model/open-instructions.ts';
import type { SetupContract } from './contract.ts';

/** The log lines of the set-up for each audience; `null` for no line. */
export const log: Feature<SetupContract>['log'] = {
  SetupBegan: () => ({ code: 'setup-began' }),
  PredictionSealed: ({ faction, prediction }, audience) =>
    audience === faction ? { code: 'own-prediction', prediction } : { code: 'prediction-sealed', faction },
  OwnDrawn: ({ faction, matter }) => ({ code: 'own-drawn', faction, matter }),
  StartingSpiceTaken: ({ faction, spice: amount }) => ({ code: 'starting-spice', faction, amount }),
  ForcesPlaced: ({ faction, count, special, territory, sector, side }) => ({
    code: 'forces-placed',
    faction,
    count,
    special,
    territory,
    sector,
    side,
  }),
  SetupEnded: (_event, _audience, before) => ({ code: 'setup-ended', takenAsDone: untickedInstructions(before) }),
  SetupStepBegan: notLogged,
  SetupPartDone: notLogged,
};
