/** Gifts of cards, by a second reading of the rulebook. */
import { getField, isRecord, type FactionId, type GameEvent, type GameState } from '#engine';
import type { CardGiftContract } from '#lib/factions/bene-tleilaxu/card-gift/contract.ts';
import { ownOf } from '../../support/oracle/own.ts';
import type { Oracle } from '../../support/oracle/oracle.ts';

/** 000 VIII.G: four cards in a hand; 000 XXX: Harkonnen may hold eight. */
const hasRoom = (state: GameState, faction: FactionId): boolean =>
  ownOf(state, faction).hand.length < (faction === 'harkonnen' ? 8 : 4);

/** 000 XXXIV additional 2: "to any other player", never "more cards than he can hold". */
const mayReceive = (state: GameState, faction: unknown): boolean =>
  state.factions.some((own) => own.faction === faction && faction !== 'bene-tleilaxu' && hasRoom(state, own.faction));

export const oracle: Oracle<CardGiftContract> = {
  'give-a-card': (_state, _prompt, value) => typeof value === 'boolean',
  'card-to-give': (state, _prompt, value) =>
    value === 'none' ||
    (isRecord(value) &&
      Object.keys(value).length === 2 &&
      ownOf(state, 'bene-tleilaxu').hand.some(({ slot }) => slot === getField(value, 'slot')) &&
      mayReceive(state, getField(value, 'to'))),
};

/**
 * Returns the faults of a gift: it is not made between the deal and the first bid, by another faction, to a full hand,
 * or at a table without the additional advantages.
 */
export function invariant(before: GameState, event: GameEvent): readonly string[] {
  if (event.type !== 'CardGiven') return [];
  const bidding = before.stack.find((activity) => activity.kind === 'bidding');
  const isBeforeBids = bidding?.kind === 'bidding' && bidding.row !== null && bidding.card === null;
  return [
    ...(isBeforeBids && bidding.sold.length === 0 ? [] : ['gift: a card is given away outside its moment']),
    ...(before.choices.options.includes('additional-advantages') ? [] : ['gift: this table has no gifts of cards']),
    ...(event.faction === 'bene-tleilaxu' ? [] : [`gift: ${event.faction} gives a card`]),
    ...(mayReceive(before, event.to) ? [] : [`gift: ${event.to} cannot be given a card`]),
  ];
}
