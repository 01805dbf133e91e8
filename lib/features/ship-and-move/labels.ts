import type { Labels } from '../../messages/labels.ts';
import type { Round } from '../../model/phases.ts';
import { verbFor } from '../../messages/addressee.ts';
import { capitalize } from '../../messages/numbers.ts';
import type { ShipAndMoveContract } from './contract.ts';

const READY: Readonly<Record<Round, string>> = {
  both: 'Ships stand ready in orbit.',
  shipments: 'Ships stand ready in orbit.',
  moves: 'Everybody has shipped. Now everybody moves.',
};
const DONE: Readonly<Record<Round, string>> = { both: 'shipped and moved', shipments: 'shipped', moves: 'moved' };

export const shipAndMoveLabels: Labels<ShipAndMoveContract> = {
  prompts: {
    'act-now': {
      title: ({ onlyShips }) => (onlyShips === true ? 'Do you ship now?' : 'Do you ship and move now?'),
      awaited: 'nothing',
    },
    'prepare-shipment': { title: 'Plan your shipment', awaited: 'nothing' },
    'prepare-move': { title: 'Plan your move', awaited: 'nothing' },
  },
  optionalPrompts: {
    'act-now': 'Take your turn now',
    'prepare-shipment': 'Plan your shipment',
    'prepare-move': 'Plan your move',
  },
  headline: ({ shipAndMove }, called) => {
    if (shipAndMove === null) return null;
    const { acting, round } = shipAndMove;
    if (acting === null) return shipAndMove.done.length === 0 ? READY[round] : null;
    switch (acting.step) {
      case 'ship':
        return round === 'moves'
          ? `${capitalize(verbFor(called(acting.faction), 'may bring reserves', 'may bring reserves'))}.`
          : `${capitalize(verbFor(called(acting.faction), 'ship', 'ships'))}.`;
      case 'move':
        return `${capitalize(verbFor(called(acting.faction), 'move', 'moves'))}.`;
      case 'leaders':
        return `${capitalize(verbFor(called(acting.faction), 'may revive a leader', 'may revive a leader'))}.`;
      case 'over':
        return `${capitalize(verbFor(called(acting.faction), `have ${DONE[round]}`, `has ${DONE[round]}`))}.`;
    }
  },
};
