/** The course of a turn: phases on the board, and the things that end with a turn. */
import type { Feature } from '../../kernel/feature.ts';
import { withNewTurn } from '../../model/turn.ts';
import type { TurnContract } from './contract.ts';
import { facts } from './corrections.ts';

export const turn: Feature<TurnContract> = {
  facts,
  reducer: {
    PhaseBegan: (state, { phase }) => ({ ...state, phase }),
    // Every turn begins with the storm, so the physical actions at its beginning belong to the storm phase, not to the
    // last phase.
    TurnBegan: (state, { turn: next }) => ({ ...withNewTurn(state, next), phase: 'storm' }),
  },
  log: {
    PhaseBegan: ({ phase }) => ({ code: 'phase-began', phase }),
    TurnBegan: ({ turn: next }) => ({ code: 'turn-began', turn: next }),
  },
  actions: {
    TurnBegan: ({ turn: to }, { turn: from }) => [{ owner: 'table', move: { kind: 'turn-marker', from, to } }],
  },
  turnHandler: {
    turnBegins: (begins) => ({ type: 'TurnBegan', turn: begins }),
    phaseBegins: (phase) => ({ type: 'PhaseBegan', phase }),
  },
  endsLifetime: { PhaseBegan: () => 'phase', TurnBegan: () => 'turn' },
  instructionEffects: { PhaseBegan: 'starts-afresh' },
};
