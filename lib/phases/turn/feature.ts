/** The course of a turn: phases that are played on the board, and what ends with a turn. */
import type { Feature } from '../../play/feature.ts';
import { withTurn } from '../../rules/turn.ts';
import type { TurnContract } from './contract.ts';
import { facts } from './facts.ts';

export const turn: Feature<TurnContract> = {
  facts,
  records: {
    // "Nothing from me this phase" has run out.
    PhaseBegan: (state, { phase }) => ({
      ...state,
      phase,
      factions: state.factions.map((own) => ({ ...own, standsAside: false })),
    }),
    // Every edition's turn begins with the storm: what hands do as it begins is of this phase, not of the last one.
    TurnBegan: (state, { turn: next }) => ({ ...withTurn(state, next), phase: 'storm' }),
  },
  tells: {
    PhaseBegan: ({ phase }) => ({ code: 'phase-began', phase }),
    TurnBegan: ({ turn: next }) => ({ code: 'turn-began', turn: next }),
  },
  moves: {
    TurnBegan: ({ turn: to }, { turn: from }) => [{ owner: 'table', move: { kind: 'turn-marker', from, to } }],
  },
  course: {
    turnBegins: (begins) => ({ type: 'TurnBegan', turn: begins }),
    phaseBegins: (phase) => ({ type: 'PhaseBegan', phase }),
  },
  marks: { PhaseBegan: 'starts-afresh' },
};
