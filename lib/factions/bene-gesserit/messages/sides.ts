/** Advisors and fighters that their owner turns. */
import type { ForcesSide } from '../../../model/board.ts';

/** Which forces may turn, and when. */
export const SIDES = {
  title: 'Advisors and fighters',
  when: 'Shipments are played on the board, so the table watches when your forces may turn: when another comes to your fighters, with a move of yours, or before the first shipment. Where an advisor came along this turn, they stay.',
  whenOnPhones:
    'Mentat asks you when others ship or move to your fighters, and before the first shipment. Where a worm’s rider came to them, turn them here before that.',
} as const;

/** The button that turns them. */
export const formatTurnTo = (side: ForcesSide): string => `Turn to ${side}`;
