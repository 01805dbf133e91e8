/** Steps of a scenario in which players move treachery cards by hand. */
import { type FactionId, type HandSlot, type OpenPlace, type Command } from '#engine';
import { must } from '#lib/core/assert-never.ts';
import { seatView } from '../../support/table.ts';
import { card, cardOrUnknown, faction } from '../../support/scenario/names.ts';
import { fields, listOf, number, oneOf, type Node } from '../../support/scenario/node.ts';
import type { Run } from '../../support/scenario/run.ts';

const PILE_WORDS = { discards: 'discarded', removed: 'removed' } as const;
const PLACE_WORDS = { ...PILE_WORDS, deck: 'deck' } as const satisfies Readonly<Record<string, OpenPlace>>;

/** A scenario writes `{ card: karama, to: discards }` for the card itself, or for an unknown card. */
export function putAwayCommand(run: Run, by: FactionId, node: Node): Command {
  const told = fields(node, ['card', 'to'] as const);
  const title = card(must(told.card, 'the card put away'));
  const hand = handOf(run, by);
  const held = hand.find((one) => one.card === title) ?? hand.find((one) => one.card === 'unknown');
  const pile = told.to === undefined ? 'discards' : oneOf(told.to, ['discards', 'removed'], 'pile');
  return { type: 'PutAwayCard', card: { slot: held?.slot ?? 'h0', card: title }, pile: PILE_WORDS[pile] };
}

/** A scenario writes `{ to: guild, cards: [shield] }`. */
export function giveCommand(run: Run, by: FactionId, node: Node): Command {
  const told = fields(node, ['to', 'cards'] as const);
  const hand = [...handOf(run, by)];
  const slots = listOf(must(told.cards, 'the cards given'), cardOrUnknown).map((title) => {
    const at = hand.findIndex((one) => one.card === title);
    return hand.splice(at < 0 ? hand.length : at, 1)[0]?.slot ?? ('h0' as const);
  });
  return { type: 'GiveCards', to: faction(must(told.to, 'who is given cards')), slots };
}

/** A scenario writes `{ from: guild, to: harkonnen, count: 2 }`. */
export function takeCardsCommand(node: Node): Command {
  const told = fields(node, ['from', 'to', 'count'] as const);
  return {
    type: 'TakeCards',
    from: faction(must(told.from, 'whose cards are taken')),
    to: faction(must(told.to, 'who takes cards')),
    count: number(must(told.count, 'how many cards are taken')),
  };
}

/** A scenario writes `{ card: shield, from: discards, to: guild }`. */
export function moveCardCommand(node: Node): Command {
  const told = fields(node, ['card', 'from', 'to'] as const);
  const to = must(told.to, 'where the card goes');
  return {
    type: 'MoveCard',
    card: card(must(told.card, 'the card that moves')),
    from: placeNamed(must(told.from, 'where the card lies')),
    to: typeof to.value === 'string' && Object.hasOwn(PLACE_WORDS, to.value) ? placeNamed(to) : faction(to),
  };
}

const placeNamed = (node: Node): OpenPlace => PLACE_WORDS[oneOf(node, ['discards', 'removed', 'deck'], 'place')];

const handOf = (run: Run, by: FactionId): readonly HandSlot[] => seatView(run.table, by).mine.hand;
