/** A shipment that may still be stopped. */
import type { ShipmentView } from '../contract.ts';

const STEPS: Record<ShipmentView['step'], string> = {
  announced: 'It may still be stopped.',
  losses: 'The storm takes half; its owner chooses whom.',
};

/** What it waits for. */
export const formatShipmentStep = ({ step }: ShipmentView): string => STEPS[step];
