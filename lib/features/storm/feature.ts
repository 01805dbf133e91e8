/** The storm: its distance by dials or a card, two treachery cards, and its losses. */
import type { Feature } from '../../kernel/feature.ts';
import { currentStorm } from '../../model/selectors.ts';
import { commitmentOf, NO_COMMITMENTS } from '../../model/commitments.ts';
import { decideBeginStorm } from './begin.ts';
import type { StormContract } from './contract.ts';
import { onCorrection } from './corrections.ts';
import { facts } from './facts.ts';
import { advance, isWeatherAsked } from './advance.ts';
import { hasStormMoved } from './api.ts';
import { activityPrompts, promptHandlers } from './prompts.ts';
import { subscriptions, reducer, onTakeBack } from './reducer.ts';
import { log } from './log.ts';
import { stormView } from './view.ts';
import { windows } from './windows.ts';

export const storm: Feature<StormContract> = {
  activities: { storm: { phase: 'storm', advance, prompts: activityPrompts, onCorrection, onTakeBack } },
  prompts: promptHandlers,
  windows,
  initialSlice: () => ({ lastWheels: null, lastStorm: null, nextStorm: 1 }),
  publicView: (_ctx, state) => ({ stormPhase: stormView(state), lastWheels: state.lastWheels ?? [] }),
  facts,
  ownView: (_ctx, state, faction) => ({
    stormDial: commitmentOf(currentStorm(state)?.committed ?? NO_COMMITMENTS, faction),
  }),
  reducer,
  subscriptions,
  log,
  redactCards: {
    'weather-controlled': () => null,
    'weather-answered': () => null,
    'shield-wall-destroyed': () => null,
  },
  commands: { BeginStorm: { from: 'moderator', input: {}, decide: (ctx, state) => decideBeginStorm(ctx, state) } },
  phases: {
    storm: {
      // A storm moves once a turn.
      begin: (ctx, state) => (hasStormMoved(state) ? null : decideBeginStorm(ctx, state)),
      isPending: (_ctx, state) => !hasStormMoved(state),
      startsAutomatically: true,
      opensWithWindow: isWeatherAsked,
    },
  },
  actions: {
    StormMoved: ({ sectors, from, to }) =>
      sectors === 0 ? [] : [{ owner: 'table', move: { kind: 'storm-to', sectors, from, to } }],
    AtomicsResolved: ({ by }) => (by === null ? [] : [{ owner: by, move: { kind: 'shield-wall-down' } }]),
  },
  endsLifetime: {
    // If the set-up was played before Mentat knew of the game, the first storm follows the set-up.
    StormBegan: (_event, { phase }) => (phase === 'storm' ? null : 'phase'),
    StormEnded: () => 'phase',
  },
  instructionEffects: { StormBegan: 'starts-afresh' },
};
