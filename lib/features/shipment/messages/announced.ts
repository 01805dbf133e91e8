/** The texts about a shipment that may still be cancelled. */
import type { ShipmentView } from '../contract.ts';

const STEPS: Record<ShipmentView['step'], string> = {
  announced: 'A Karama may still cancel it.',
  losses: 'The storm takes half; its owner chooses which ones.',
};

/** Returns the step of the shipment that the table waits for. */
export const formatShipmentStep = ({ step }: ShipmentView): string => STEPS[step];
