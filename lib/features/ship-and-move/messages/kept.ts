/** The line on a phone that waits for its turn, which says that a turn is prepared. */
import type { PreparedPlan } from '../contract.ts';

/** Returns which parts of a turn are prepared. It never shows their content, because the phone may lie open. */
export function formatKept({ shipment, movement }: PreparedPlan): string {
  if (shipment === null) return 'Your move is planned. Make it with one tap after your shipment.';
  return movement === null
    ? 'Your shipment is planned. Make it with one tap when your turn comes.'
    : 'Your shipment and your move are planned. Make both with one tap when your turn comes.';
}
