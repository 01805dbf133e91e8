/** Advisors and fighters, turned by their owner. */
import type { ForcesSide } from '../../../table/board.ts';

/** What may be turned, and when. */
export const SIDES = {
  title: 'Advisors and fighters',
  when: 'Shipments are played on the board, so the table watches when your forces may turn: when another comes to your fighters, with a move of yours, or before the first shipment. Where an advisor came along this turn, they stay.',
} as const;

/** The button that turns them. */
export const sayTurnTo = (side: ForcesSide): string => `Turn to ${side}`;
