import type { TableView } from '#client';

/**
 * Returns the phase that “Next” leads to during shipment and movement. The button ends the phase for everybody. Returns
 * `null` at any other time.
 */
export function nextAfterShipping({ shipAndMove, turn, phase, phaseOrder }: TableView): TableView['next'] {
  const next = shipAndMove === null ? undefined : phaseOrder[phaseOrder.indexOf(phase) + 1];
  return next === undefined ? null : { turn, phase: next };
}
