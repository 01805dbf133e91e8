/** Scenario assertions about the card memory, as each phone shows it. */
import { TREACHERY_TITLES, type FactionId, type RememberedHand } from '#engine';
import { differs, differsAsSet } from '../../support/scenario/compare.ts';
import { card, faction, keyNode } from '../../support/scenario/names.ts';
import { entries, items, type Node, number } from '../../support/scenario/node.ts';
import { seatView, type Table } from '../../support/table.ts';
import type { Words } from '../../support/scenario/words.ts';

const KEYS = ['certain', 'possible', 'unseen', 'gone', 'mark'] as const;

export const checks: Words['checks'] = {
  /** A scenario writes `{ atreides: { harkonnen: { certain: [shield], unseen: 1 } } }`, or `{ fremen: nothing }`. */
  remembers: ({ table }, node) =>
    entries(node).flatMap(([who, hands]) => {
      const of = faction(keyNode(hands, who));
      const { memory } = seatView(table, of).mine;
      if (hands.value === 'nothing') return differs(hands, null, memory);
      return entries(hands).flatMap(([other, hand]) => remembered(table, of, faction(keyNode(hand, other)), hand));
    }),
  /**
   * A scenario writes `{ atreides: [shield, unseen, karama] }` for the next cards, as far as Atreides knows the cards.
   */
  'next-known': ({ table }, node) =>
    entries(node).flatMap(([who, cards]) =>
      differs(
        cards,
        items(cards).map((one) => one.value),
        (seatView(table, faction(keyNode(cards, who))).mine.memory?.next ?? []).map((one) => one ?? 'unseen'),
      ),
    ),
  /** A scenario writes `{ atreides: { shield: [own, harkonnen, harkonnen or fremen, gone, not-seen] } }`. */
  'where-cards-are': ({ table }, node) =>
    entries(node).flatMap(([who, titles]) => {
      const { memory } = seatView(table, faction(keyNode(titles, who))).mine;
      return entries(titles).flatMap(([title, wanted]) => {
        const found = memory?.deck.find((one) => one.card === title)?.places ?? [];
        const left = memory?.notSeen[TREACHERY_TITLES.findIndex((one) => one === title)] ?? 0;
        return differsAsSet(
          wanted,
          items(wanted).map((one) => one.value),
          [
            ...found.map((place) => (place.where === 'hand' ? place.in.join(' or ') : place.where)),
            ...Array.from({ length: left }, () => 'not-seen'),
          ],
        );
      });
    }),
};

function remembered(table: Table, of: FactionId, other: FactionId, node: Node): readonly string[] {
  const hand = seatView(table, of).mine.memory?.hands.find((one) => one.faction === other);
  return entries(node).flatMap(([key, wanted]) => {
    if (!KEYS.some((one) => one === key)) return [`${key} is none of ${KEYS.join(', ')}`];
    if (key === 'unseen') return differs(wanted, number(wanted), hand === undefined ? null : unseenIn(hand));
    const names = key === 'mark' ? items(wanted).map((one) => one.value) : items(wanted).map(card);
    return differsAsSet(wanted, names, hand === undefined ? [] : namesOf(hand, key));
  });
}

function namesOf(hand: RememberedHand, key: string): readonly string[] {
  if (key === 'mark') return hand.marks;
  return (key === 'certain' ? hand.certain : key === 'possible' ? hand.possible : hand.gone).map((one) => one.card);
}

/** Returns the cards of a hand that may be any title. They include cards that passed unseen. */
const unseenIn = ({ unseen, ofPossible }: RememberedHand): number =>
  unseen.reduce((sum, { count }) => sum + count, ofPossible);
