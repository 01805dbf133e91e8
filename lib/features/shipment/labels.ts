import type { Brief } from '../../messages/labels.ts';
import type { EditionId } from '../../model/editions.ts';
import { doing } from '../../messages/addressee.ts';
import { sayForcesThen, theFaction } from '../../messages/names.ts';
import { capital } from '../../messages/numbers.ts';
import { thePlace } from '../../messages/territories.ts';
import type { ShipmentContract, ShipmentView } from './contract.ts';

export const shipmentBrief: Brief<ShipmentContract> = {
  questions: {
    'bring-reserves': { title: 'Where do your reserves land?', awaited: 'to bring reserves' },
    ship: { title: 'Do you ship, and where to?', awaited: 'to ship' },
  },
  offers: { 'bring-reserves': 'Bring reserves' },
  acts: {
    shipment: (use, { edition }) =>
      `${capital(theFaction(use.by))} brings ${sayForcesThen(use.by, use)} from the reserves to ${thePlace(use, edition)}.`,
  },
  headline: ({ shipment, choices: { edition } }, called) =>
    shipment === null
      ? null
      : `${capital(doing(called(shipment.faction), 'bring', 'brings'))} ${sayCargo(shipment, edition)}.`,
  open: ({ shipment, choices }) => (shipment === null ? null : sayShipment(shipment, choices.edition)),
};

/** The headline while it may still be stopped: `Fremen brings 9 forces to Funeral Plain, sector 14.` */
export const sayShipment = (shipment: ShipmentView, edition: EditionId): string =>
  `${capital(theFaction(shipment.faction))} brings ${sayCargo(shipment, edition)}.`;

const sayCargo = (shipment: ShipmentView, edition: EditionId): string =>
  `${sayForcesThen(shipment.faction, shipment)} to ${thePlace(shipment, edition)}`;
