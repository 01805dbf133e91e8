import type { Labels } from '../../messages/labels.ts';
import type { EditionId } from '../../model/editions.ts';
import { verbFor } from '../../messages/addressee.ts';
import { formatForcesThen, theFaction } from '../../messages/names.ts';
import { capitalize } from '../../messages/numbers.ts';
import { thePlace } from '../../messages/territories.ts';
import type { ShipmentContract, ShipmentView } from './contract.ts';

export const shipmentLabels: Labels<ShipmentContract> = {
  prompts: {
    'bring-reserves': { title: 'Where do your reserves land?', awaited: 'to bring reserves' },
    ship: { title: 'Do you ship, and where to?', awaited: 'to ship' },
  },
  optionalPrompts: { 'bring-reserves': 'Bring reserves' },
  uses: {
    shipment: (use, { edition }) =>
      `${capitalize(theFaction(use.by))} brings ${formatForcesThen(use.by, use)} from the reserves to ${thePlace(use, edition)}.`,
  },
  headline: ({ shipment, choices: { edition } }, called) =>
    shipment === null
      ? null
      : `${capitalize(verbFor(called(shipment.faction), 'bring', 'brings'))} ${formatCargo(shipment, edition)}.`,
  open: ({ shipment, choices }) => (shipment === null ? null : formatShipment(shipment, choices.edition)),
};

/**
 * Returns the headline while the shipment may be cancelled: `Fremen brings 9 forces to Funeral Plain, sector 14.`
 */
export const formatShipment = (shipment: ShipmentView, edition: EditionId): string =>
  `${capitalize(theFaction(shipment.faction))} brings ${formatCargo(shipment, edition)}.`;

const formatCargo = (shipment: ShipmentView, edition: EditionId): string =>
  `${formatForcesThen(shipment.faction, shipment)} to ${thePlace(shipment, edition)}`;
