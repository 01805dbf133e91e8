/** The storm: its distance dialled or drawn, two cards that may be played into it, and what it takes. */
import type { Feature } from '../../play/feature.ts';
import type { StormContract } from './contract.ts';
import { corrected } from './corrected.ts';
import { goesOn } from './flow.ts';
import { asks, questions } from './questions.ts';
import { records } from './record.ts';
import { tells } from './tell.ts';
import { windows } from './windows.ts';

export const storm: Feature<StormContract> = {
  activities: { storm: { phase: 'storm', goesOn, asks, corrected } },
  questions,
  windows,
  records,
  tells,
  moves: {
    StormCardDrawn: ({ faction, card }) =>
      card === 'untold' ? [{ owner: faction, move: { kind: 'draw-storm-card' } }] : [],
    StormMoved: ({ sectors, from, to }) =>
      sectors === 0 ? [] : [{ owner: 'table', move: { kind: 'storm-to', sectors, from, to } }],
    AtomicsResolved: ({ by }) => (by === null ? [] : [{ owner: by, move: { kind: 'shield-wall-down' } }]),
  },
  marks: { StormBegan: 'starts-afresh' },
};
