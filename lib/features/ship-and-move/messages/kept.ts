/** On a phone that waits for its turn: the prepared turn is stored. */
import type { PreparedPlan } from '../contract.ts';

/** Only that it is prepared, never what it is, because the phone may lie open. */
export function formatKept({ shipment, movement }: PreparedPlan): string {
  if (shipment === null) return 'Your move is laid out. It goes with one tap, after your shipment.';
  return movement === null
    ? 'Your shipment is laid out. It goes with one tap when your turn comes.'
    : 'Your shipment and your move are laid out. They go with one tap when your turn comes.';
}
