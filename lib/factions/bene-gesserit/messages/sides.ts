/** The texts about forces with two sides, which their owner turns. */
import type { EditionId } from '../../../model/editions.ts';
import { haveSides } from '../../../messages/sides.ts';

/** The explanation when forces may turn. */
const SIDES = {
  title: 'Advisors and fighters',
  when: 'Shipments are played on the board, so the table watches when your forces may turn: when another comes to your fighters, when you move, or before the first shipment. Where an advisor came along with a shipment this turn, they stay advisors.',
  whenOnPhones:
    'Mentat asks you when others ship or move to your fighters, and before the first shipment. If others came to them on a worm, turn them here before that.',
} as const;

/** The explanation for editions in which forces coexist. */
const COEXISTING: Readonly<Record<keyof typeof SIDES, string>> = {
  title: 'Coexistence',
  when: 'Shipments are played on the board, so the table watches when you say whether your forces coexist: before the first shipment, when your forces come to others, and when others come where your forces are alone. Once they coexist, they do so until the turn ends.',
  whenOnPhones:
    'Mentat asks you before the first shipment, and when others come where your forces are alone. Once they coexist, they do so until the turn ends.',
};

/** Returns the explanation when forces may turn, in the words of this edition. */
export const sidesMayTurn = (edition: EditionId): Readonly<Record<keyof typeof SIDES, string>> =>
  haveSides(edition) ? SIDES : COEXISTING;
