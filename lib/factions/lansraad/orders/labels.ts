import type { Labels } from '../../../messages/labels.ts';
import { theFaction } from '../../../messages/names.ts';
import { capitalize } from '../../../messages/numbers.ts';
import { theTerritory } from '../../../messages/territories.ts';
import type { AdvantageId } from '../../../model/advantages.ts';
import type { FactionId } from '../../../model/factions.ts';
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
  act: (table, use) => (use.kind === 'advantage' && ORDERS.includes(use.advantage) ? formatGiven(table) : null),
};

const ORDERS: readonly AdvantageId[] = ['lansraad/influence', 'lansraad/restricted-territory'];

/** Returns the order that a Karama may still cancel, with its effect. */
function formatGiven({ orders: { given }, choices, phase }: TableView): string | null {
  if (given === null) return null;
  if (given.kind === 'holds') return formatHeld(given.held, phase === 'battle' ? 'battle' : 'movement');
  return `${capitalize(theFaction(given.by))} restricted ${theTerritory(given.territory, choices.edition)}: others leave it, and do not enter it.`;
}

/**
 * Returns the order about a held faction: `The Lansraad hold Atreides in place: no forces back, shipped or moved.`
 */
export const formatHeld = (faction: FactionId, moment: 'movement' | 'battle'): string =>
  moment === 'movement'
    ? `The Lansraad hold ${theFaction(faction)} in place: no forces back, shipped or moved.`
    : `The Lansraad hold ${theFaction(faction)} in place: it attacks nobody.`;
