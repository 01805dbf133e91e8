/** The set-up of a game. The edition gives the order of the steps. */
import type { Feature } from '../../kernel/feature.ts';
import { epochRaised } from '../../kernel/events.ts';
import { boardMoves } from './actions.ts';
import { ownDrawn } from './api.ts';
import { decideBeginSetup } from './begin.ts';
import type { SetupContract } from './contract.ts';
import { advance } from './advance.ts';
import { activityPrompts, promptHandlers } from './prompts.ts';
import { reducer } from './reducer.ts';
import { log } from './log.ts';
import { setupView } from './view.ts';

export const setup: Feature<SetupContract> = {
  activities: {
    setup: {
      phase: 'setup',
      advance,
      prompts: activityPrompts,
      // The number of forces to place may have changed, so an answer to the old prompt does not count.
      onCorrection: () => [epochRaised()],
    },
  },
  // A declaration of the drawn cards also confirms the draw, even if the declared cards do not change.
  onDeclareAlways: (state, faction, { kind }) => ownDrawn(state, faction, kind),
  prompts: promptHandlers,
  publicView: (ctx, state) => ({ setup: setupView(ctx, state) }),
  reducer,
  log,
  commands: {
    BeginSetup: {
      from: 'moderator',
      input: {},
      decide: (ctx, state, _command, { random }) => decideBeginSetup(ctx, state, random),
    },
  },
  actions: {
    SetupBegan: (_event, state, ctx) => boardMoves(ctx, state),
    StartingSpiceTaken: ({ faction, spice: amount }) => [
      { owner: faction, move: { kind: 'spice-from-bank', faction, amount } },
    ],
    ForcesPlaced: ({ faction, territory, sector, count, special, side }) => [
      { owner: faction, move: { kind: 'forces-from-reserves', faction, territory, sector, count, special, side } },
    ],
  },
  endsLifetime: { SetupEnded: () => 'phase' },
  instructionEffects: { SetupEnded: 'stands-as-it-is' },
  // A set-up that began too early may be taken back before a seat has acted. After that, players can still swap
  // factions.
  allowedBeforeStart: ['SetupBegan', 'SetupStepBegan'],
};
