import type { Labels } from '../../messages/labels.ts';
import { verbFor } from '../../messages/addressee.ts';
import { capitalize } from '../../messages/numbers.ts';
import type { ShipAndMoveContract } from './contract.ts';

export const shipAndMoveLabels: Labels<ShipAndMoveContract> = {
  prompts: {
    'act-now': { title: 'Do you ship and move now?', awaited: 'nothing' },
    'prepare-shipment': { title: 'Plan your shipment', awaited: 'nothing' },
    'prepare-move': { title: 'Plan your move', awaited: 'nothing' },
  },
  optionalPrompts: {
    'act-now': 'Ship and move now',
    'prepare-shipment': 'Plan your shipment',
    'prepare-move': 'Plan your move',
  },
  headline: ({ shipAndMove }, called) => {
    if (shipAndMove === null) return null;
    const { acting } = shipAndMove;
    if (acting === null) return shipAndMove.done.length === 0 ? 'Ships stand ready in orbit.' : null;
    switch (acting.step) {
      case 'ship':
        return `${capitalize(verbFor(called(acting.faction), 'ship', 'ships'))}.`;
      case 'move':
        return `${capitalize(verbFor(called(acting.faction), 'move', 'moves'))}.`;
      case 'leaders':
        return `${capitalize(verbFor(called(acting.faction), 'may revive a leader', 'may revive a leader'))}.`;
      case 'over':
        return `${capitalize(verbFor(called(acting.faction), 'have shipped and moved', 'has shipped and moved'))}.`;
    }
  },
};
