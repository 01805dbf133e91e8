import type { Labels } from '../../../messages/labels.ts';
import { theFaction } from '../../../messages/names.ts';
import { capitalize } from '../../../messages/numbers.ts';
import { theTerritory } from '../../../messages/territories.ts';
import type { TableView } from '../../../model/views.ts';
import type { OrdersContract } from './contract.ts';

export const ordersLabels: Labels<OrdersContract> = {
  prompts: {
    'restrict-territory': {
      title: 'Do you restrict a territory this turn?',
      awaited: 'to restrict a territory or not',
    },
    'hold-in-place': {
      title: ({ byKarama }) =>
        byKarama ? 'Do you play a Karama to hold another faction?' : 'Do you hold a faction in place?',
      awaited: 'to give an order or not',
    },
  },
  headline: (table) => formatGiven(table),
};

/** Returns the order that a Karama may still cancel. */
function formatGiven({ orders: { given }, choices }: TableView): string | null {
  if (given === null) return null;
  const by = capitalize(theFaction(given.by));
  return given.kind === 'holds'
    ? `${by} holds ${theFaction(given.held)} in place.`
    : `${by} restricts ${theTerritory(given.territory, choices.edition)}.`;
}
