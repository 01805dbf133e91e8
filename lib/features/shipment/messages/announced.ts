/** A shipment that may still be cancelled. */
import type { ShipmentView } from '../contract.ts';

const STEPS: Record<ShipmentView['step'], string> = {
  announced: 'It may still be stopped.',
  losses: 'The storm takes half; its owner chooses which ones.',
};

/** The step that it waits for. */
export const formatShipmentStep = ({ step }: ShipmentView): string => STEPS[step];
