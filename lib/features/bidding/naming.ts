/**
 * Naming a physical card. Its buyer may tell Mentat its title, and so may a faction that saw the card come up. The
 * table does not wait for the title, and no other seat learns it. The card may stay unknown until it is played. The
 * program believes owners.
 */
import { type Decision, accepted, refused } from '../../model/decision.ts';
import type { FactionId } from '../../model/factions.ts';
import { withNamedCard } from '../../pieces/changes.ts';
import { factionState } from '../../model/selectors.ts';
import { findActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import type { SlotId, TreacheryTitle } from '../../model/treachery-cards.ts';
import type { CardToName } from './contract.ts';

/** Names a card. Refuses `nothing-to-name`. The refusal reveals nothing to others. */
export function decideNameCard(
  state: GameState,
  by: FactionId,
  lot: number,
  second: boolean,
  card: TreacheryTitle,
): Decision {
  const toName = toNameBy(state, by).find((one) => one.lot === lot && one.second === second);
  return toName === undefined
    ? refused({ code: 'nothing-to-name' })
    : accepted({ type: 'CardNamed', faction: by, lot, second, slot: toName.slot, card });
}

/**
 * Returns the cards that a faction may still name during the phase. A bought card is included only while Mentat does
 * not know it.
 */
export const toNameBy = (state: GameState, faction: FactionId): readonly CardToName[] =>
  isSoldNow(state) ? state.cardsToName.filter((one) => one.faction === faction && mayBeNamed(state, one)) : [];

const isSoldNow = (state: GameState): boolean =>
  findActivity(state, 'bidding') !== null || (state.phase === 'bidding' && state.lastBidding?.turn === state.turn);

const mayBeNamed = (state: GameState, { faction, slot }: CardToName): boolean =>
  slot === null || factionState(state, faction).hand.some((held) => held.slot === slot && held.card === 'unknown');

/**
 * Records that a card was seen. Of the cards before it, only the last card may still be named, because it was just
 * sold.
 */
export const withSeenToName = (state: GameState, faction: FactionId, lot: number): GameState => ({
  ...state,
  cardsToName: [
    ...state.cardsToName.filter((one) => one.faction !== faction || one.slot !== null || one.lot >= lot - 1),
    { faction, lot, second: false, slot: null },
  ],
});

/** Records that a physical card was sold or drawn. It gets the next slot of the buyer's hand. */
export function withTaken(state: GameState, faction: FactionId, lot: number, second: boolean): GameState {
  if (state.choices.components.treachery === 'app') return state;
  const slot: SlotId = `h${factionState(state, faction).nextSlot}`;
  // If the buyer has seen the card, Mentat knows it in the buyer's hand.
  const cardsToName = state.cardsToName.filter((one) => one.faction !== faction || one.lot !== lot);
  return { ...state, cardsToName: [...(second ? state.cardsToName : cardsToName), { faction, lot, second, slot }] };
}

/** Records that the card of this number is on the deck again. */
export const withNoneToName = (state: GameState, lot: number): GameState => ({
  ...state,
  cardsToName: state.cardsToName.filter((one) => one.lot !== lot),
});

/** Records the title of a card. If the card is in its owner's hand, Mentat now knows it there. */
export function withNamed(
  state: GameState,
  faction: FactionId,
  { lot, second, slot, card }: { readonly card: TreacheryTitle } & Omit<CardToName, 'faction'>,
): GameState {
  const cardsToName = state.cardsToName.filter(
    (one) => one.faction !== faction || one.lot !== lot || one.second !== second,
  );
  const named = { ...state, cardsToName };
  return slot === null ? named : withNamedCard(named, faction, { slot, card });
}

/**
 * Records that some card has left this hand, which is public. Others may have seen that card come up. They are no
 * longer asked for its title.
 */
export function withoutSeenOf(state: GameState, from: FactionId): GameState {
  const { cardsToName } = state;
  // This depends only on public facts, because the buyer's own naming must not change other phones.
  const sold = findActivity(state, 'bidding')?.sold ?? state.lastBidding?.sold ?? [];
  const bought = sold.filter(({ buyer }) => buyer === from).map(({ lot }) => lot);
  const left = cardsToName.filter(
    ({ faction, slot, lot }) => faction === from || slot !== null || !bought.includes(lot),
  );
  return left.length === cardsToName.length ? state : { ...state, cardsToName: left };
}
