/** The set-up of a game, step by step as the edition orders it. */
import type { Feature } from '../../kernel/feature.ts';
import { askedAnew } from '../../kernel/events.ts';
import { boardMoves } from './actions.ts';
import { ownDrawn } from './api.ts';
import { decideBeginSetup } from './begin.ts';
import type { SetupContract } from './contract.ts';
import { goesOn } from './advance.ts';
import { asks, questions } from './prompts.ts';
import { records } from './reducer.ts';
import { tells } from './log.ts';
import { setupView } from './view.ts';

export const setup: Feature<SetupContract> = {
  activities: {
    setup: {
      phase: 'setup',
      goesOn,
      asks,
      // What forces are left to place may be other ones now: an answer to the old question must not count.
      corrected: () => [askedAnew()],
    },
  },
  // Telling what was drawn says that it was, also where it is told as it stood.
  toldAlways: (state, faction, { kind }) => ownDrawn(state, faction, kind),
  questions,
  sees: (ctx, state) => ({ setup: setupView(ctx, state) }),
  records,
  tells,
  intents: {
    BeginSetup: {
      from: 'moderator',
      sent: {},
      decided: (ctx, state, _intent, { random }) => decideBeginSetup(ctx, state, random),
    },
  },
  moves: {
    SetupBegan: (_event, state, ctx) => boardMoves(ctx, state),
    StartingSpiceTaken: ({ faction, spice: amount }) => [
      { owner: faction, move: { kind: 'spice-from-bank', faction, amount } },
    ],
    ForcesPlaced: ({ faction, territory, sector, count, special, side }) => [
      { owner: faction, move: { kind: 'forces-from-reserves', faction, territory, sector, count, special, side } },
    ],
  },
  over: { SetupEnded: () => 'phase' },
  marks: { SetupEnded: 'stands-as-it-is' },
  // A set-up that was begun too early and taken back before anybody did anything.
  beforeTheGame: ['SetupBegan', 'SetupStepBegan'],
};
