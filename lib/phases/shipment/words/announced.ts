/** A shipment that may still be stopped. */
import type { EditionId } from '../../../table/editions.ts';
import { sayForcesThen, theFaction } from '../../../words/names.ts';
import { capital } from '../../../words/numbers.ts';
import { thePlace } from '../../../words/territories.ts';
import type { ShipmentView } from '../contract.ts';

/** The headline while it may still be stopped: `Fremen brings 9 forces to Funeral Plain, sector 14.` */
export const sayShipment = (shipment: ShipmentView, edition: EditionId): string =>
  `${capital(theFaction(shipment.faction))} brings ${sayForcesThen(shipment.faction, shipment)} to ${thePlace(shipment, edition)}.`;

const STEPS: Record<ShipmentView['step'], string> = {
  announced: 'It may still be stopped.',
  losses: 'The storm takes half; its owner chooses whom.',
};

/** What it waits for. */
export const sayShipmentStep = ({ step }: ShipmentView): string => STEPS[step];
