import type { TableView } from '#client';

/** What “Next” leads to while shipment and movement is played, which it ends for everybody; `null` at any other time. */
export function nextAfterShipping({ shipAndMove, turn, phase, phaseOrder }: TableView): TableView['next'] {
  const next = shipAndMove === null ? undefined : phaseOrder[phaseOrder.indexOf(phase) + 1];
  return next === undefined ? null : { turn, phase: next };
}
