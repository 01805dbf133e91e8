/** The line on a phone that waits for its turn, which says that a turn is prepared. */
import type { Round } from '../../../model/phases.ts';
import type { PreparedPlan } from '../contract.ts';

const WHEN: Readonly<Record<Round, string>> = {
  both: 'after your shipment',
  shipments: 'when everybody has shipped and your turn comes',
  moves: 'when your turn comes',
};

/** Returns which parts of a turn are prepared. It never shows their content, because the phone may lie open. */
export function formatKept({ shipment, movement }: PreparedPlan, round: Round): string {
  if (shipment === null) return `Your move is planned. Make it with one tap ${WHEN[round]}.`;
  if (round === 'shipments' && movement !== null)
    return 'Your shipment and your move are planned. Make each with one tap when your turn comes.';
  return movement === null
    ? 'Your shipment is planned. Make it with one tap when your turn comes.'
    : 'Your shipment and your move are planned. Make both with one tap when your turn comes.';
}
