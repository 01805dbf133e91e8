/**
 * Cards that changed hands unseen. The memory knows which titles are among these cards and how many of the cards are in
 * each hand, but not which title is in which hand. So each title is possible in each of the hands, until only one
 * distribution is left.
 */
import { removeFirst } from '../../core/remove-first.ts';
import type { FactionId } from '../../model/factions.ts';
import type { TreacheryTitle } from '../../model/treachery-cards.ts';
import type { HandCard, Holder, CardMemory, MixedCards, PossibleCard } from './contract.ts';
import { heldBy, inHand } from './held.ts';

/** Returns how many cards of this group are in a hand. */
export const shareOf = ({ shares }: MixedCards, holder: Holder): number =>
  shares.find((share) => share.holder === holder)?.count ?? 0;

/** Returns the groups that have cards in a hand. */
export const mixedOf = ({ mixed }: CardMemory, faction: FactionId): readonly MixedCards[] =>
  mixed.filter((cards) => shareOf(cards, faction) > 0);

/** Returns the number of cards in a hand, if all of them could be counted. */
export const heldIn = (memory: CardMemory, faction: FactionId): number =>
  heldBy(memory, faction).length + mixedOf(memory, faction).reduce((sum, cards) => sum + shareOf(cards, faction), 0);

/** Returns the titles of the group that must be in this hand, whatever cards the other hands hold. */
export function sureOf(group: MixedCards, holder: Holder): readonly TreacheryTitle[] {
  const others = sizeOf(group) - shareOf(group, holder);
  return titlesOf(group).flatMap((title) => {
    const sure = group.cards.filter((card) => card === title).length - others;
    return Array.from({ length: Math.max(0, sure) }, () => title);
  });
}

/** Returns the titles of the group that may be in this hand once more. */
export function possibleOf(group: MixedCards, holder: Holder): readonly PossibleCard[] {
  const { turn, from, cards } = group;
  const sure = sureOf(group, holder);
  return titlesOf(group)
    .filter((title) => {
      const most = Math.min(shareOf(group, holder), cards.filter((card) => card === title).length);
      return most > sure.filter((card) => card === title).length;
    })
    .map((card) => ({ card, or: holdersOf(group).filter((other) => other !== holder), from, turn }));
}

/** Returns the possible holders of each card of a title that is not certainly in one hand. */
export function looseIn(group: MixedCards, title: TreacheryTitle): readonly (readonly Holder[])[] {
  const sure = holdersOf(group).flatMap((holder) => sureOf(group, holder).filter((card) => card === title)).length;
  const all = group.cards.filter((card) => card === title).length;
  return Array.from({ length: Math.max(0, all - sure) }, () => holdersOf(group));
}

/**
 * Records that this many cards of a hand have moved to another hand. Each card of the hand may be among them, or each
 * of `those`.
 */
export function pooled(
  memory: CardMemory,
  from: FactionId,
  to: Holder,
  count: number,
  turn: number,
  those: (card: HandCard) => boolean = () => true,
): CardMemory {
  const own = heldBy(memory, from).filter(those);
  const groups = mixedOf(memory, from);
  const cards = {
    ...together(
      from,
      groups,
      own.map(({ card }) => card),
    ),
    turn,
    from,
  };
  const emptied = inHand(without(memory, groups), from, (held) => held.filter((one) => !those(one)));
  return settled(emptied, withShare(withShare(cards, from, -count), to, count));
}

/**
 * Records that this card left the hand or was seen. Returns `null` if the card came from no mixed group, or can also be
 * an unseen card outside the groups.
 */
export function drawnFrom(
  memory: CardMemory,
  faction: FactionId,
  card: TreacheryTitle,
  hasUnseen: boolean,
): CardMemory | null {
  const groups = mixedOf(memory, faction);
  const named = groups.filter(({ cards }) => cards.includes(card));
  const blind = groups.filter(({ unseen, cards }) => unseen > 0 && !cards.includes(card));
  if (named.length === 0 && (hasUnseen || blind.length === 0)) return null;
  // If the card can have come from several groups, these become one group.
  const isBlind = named.length > 0 && hasUnseen;
  const unseen = heldBy(memory, faction).flatMap(({ card: face }) => (isBlind && face === null ? [face] : []));
  const sources = [...named, ...blind];
  const cards = together(faction, sources, unseen);
  const left = inHand(without(memory, sources), faction, (held) =>
    held.filter((one) => !(isBlind && one.card === null)),
  );
  return settled(
    left,
    withShare(
      named.length === 0 ? { ...cards, unseen: cards.unseen - 1 } : { ...cards, cards: removeFirst(cards.cards, card) },
      faction,
      -1,
    ),
  );
}

/** Joins groups and cards of one hand into a single group. */
function together(
  faction: FactionId,
  groups: readonly MixedCards[],
  own: readonly (TreacheryTitle | null)[],
): MixedCards {
  const [first] = groups;
  const start: MixedCards = {
    turn: Math.max(0, ...groups.map(({ turn }) => turn)),
    from: first?.from ?? faction,
    cards: own.filter((card) => card !== null),
    unseen: own.filter((card) => card === null).length,
    shares: [],
  };
  return groups.reduce<MixedCards>(
    (all, { cards, unseen, shares }) =>
      shares.reduce<MixedCards>((one, { holder, count }) => withShare(one, holder, count), {
        ...all,
        cards: [...all.cards, ...cards],
        unseen: all.unseen + unseen,
      }),
    withShare(start, faction, own.length),
  );
}

const withShare = (cards: MixedCards, holder: Holder, more: number): MixedCards => {
  const others = cards.shares.filter((share) => share.holder !== holder);
  const count = shareOf(cards, holder) + more;
  return { ...cards, shares: count === 0 ? others : [...others, { holder, count }] };
};

const without = (memory: CardMemory, groups: readonly MixedCards[]): CardMemory => ({
  ...memory,
  mixed: memory.mixed.filter((cards) => !groups.includes(cards)),
});

/**
 * Settles a group. A card with only one possible hand is certainly there. A group without cards in a hand is dropped.
 */
function settled(memory: CardMemory, cards: MixedCards): CardMemory {
  const [only, another] = cards.shares;
  if (only === undefined) return memory;
  if (another !== undefined) return { ...memory, mixed: [...memory.mixed, cards] };
  if (only.holder === 'gone') return memory;
  const { turn } = cards;
  const known = cards.cards.map((card, index) => ({
    card,
    how: 'passed' as const,
    turn,
    from: [memory.count + index],
  }));
  const unseen = Array.from({ length: cards.unseen }, (_, index) => ({
    card: null,
    how: 'passed' as const,
    turn,
    from: [memory.count + cards.cards.length + index],
  }));
  return {
    ...inHand(memory, only.holder, (held) => [...held, ...known, ...unseen]),
    count: memory.count + known.length + unseen.length,
  };
}

const holdersOf = ({ shares }: MixedCards): readonly Holder[] => shares.map(({ holder }) => holder);

const titlesOf = ({ cards }: MixedCards): readonly TreacheryTitle[] => [...new Set(cards)];

const sizeOf = ({ cards, unseen }: MixedCards): number => cards.length + unseen;
