/** Forces with two sides, turned by their owner. */
import type { EditionId } from '../../../model/editions.ts';
import { haveSides } from '../../../messages/sides.ts';

/** What may be turned, and when. */
const SIDES = {
  title: 'Advisors and fighters',
  when: 'Shipments are played on the board, so the table watches when your forces may turn: when another comes to your fighters, with a move of yours, or before the first shipment. Where an advisor came along this turn, they stay.',
  whenOnPhones:
    'Mentat asks you when others ship or move to your fighters, and before the first shipment. Where a worm’s rider came to them, turn them here before that.',
} as const;

/** The same where forces coexist. */
const COEXISTING: Readonly<Record<keyof typeof SIDES, string>> = {
  title: 'Coexistence',
  when: 'Shipments are played on the board, so the table watches when you say whether your forces coexist: before the first shipment, as yours come to others, and as others come where yours stand alone. Where they coexist they do until the turn ends.',
  whenOnPhones:
    'Mentat asks you before the first shipment, and as others come where yours stand alone. Where they coexist they do until the turn ends.',
};

/** What may be turned, and when, in the words of this edition. */
export const sidesMayTurn = (edition: EditionId): Readonly<Record<keyof typeof SIDES, string>> =>
  haveSides(edition) ? SIDES : COEXISTING;
