/** The storm: its distance dialled or drawn, two cards that may be played into it, and what it takes. */
import type { Feature } from '../../kernel/feature.ts';
import { runningStorm } from '../../model/selectors.ts';
import { committedBy, NOTHING_COMMITTED } from '../../model/commitments.ts';
import { decideBeginStorm } from './begin.ts';
import type { StormContract } from './contract.ts';
import { corrected } from './corrections.ts';
import { facts } from './facts.ts';
import { goesOn, isWeatherAsked } from './advance.ts';
import { hasStormMoved } from './api.ts';
import { asks, questions } from './prompts.ts';
import { follows, records, takenBack } from './reducer.ts';
import { tells } from './log.ts';
import { stormView } from './view.ts';
import { windows } from './windows.ts';

export const storm: Feature<StormContract> = {
  activities: { storm: { phase: 'storm', goesOn, asks, corrected, takenBack } },
  questions,
  windows,
  slice: () => ({ lastWheels: null, lastStorm: null, nextStorm: 1 }),
  sees: (_ctx, state) => ({ stormPhase: stormView(state), lastWheels: state.lastWheels ?? [] }),
  facts,
  seesOwn: (_ctx, state, faction) => ({
    stormDial: committedBy(runningStorm(state)?.committed ?? NOTHING_COMMITTED, faction),
  }),
  records,
  follows,
  tells,
  withoutCards: { 'weather-controlled': () => null, 'shield-wall-destroyed': () => null },
  intents: { BeginStorm: { from: 'moderator', sent: {}, decided: (ctx, state) => decideBeginStorm(ctx, state) } },
  phases: {
    storm: {
      // A storm moves once a turn.
      begin: (ctx, state) => (hasStormMoved(state) ? null : decideBeginStorm(ctx, state)),
      isStillToCome: (_ctx, state) => !hasStormMoved(state),
      followsByItself: true,
      asksEverybodyFirst: isWeatherAsked,
    },
  },
  moves: {
    StormMoved: ({ sectors, from, to }) =>
      sectors === 0 ? [] : [{ owner: 'table', move: { kind: 'storm-to', sectors, from, to } }],
    AtomicsResolved: ({ by }) => (by === null ? [] : [{ owner: by, move: { kind: 'shield-wall-down' } }]),
  },
  over: {
    // It follows the set-up where that was played before Mentat knew of the game.
    StormBegan: (_event, { phase }) => (phase === 'storm' ? null : 'phase'),
    StormEnded: () => 'phase',
  },
  marks: { StormBegan: 'starts-afresh' },
};
