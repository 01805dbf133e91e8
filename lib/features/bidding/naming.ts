/**
 * Which card of cardboard it was: whoever bought one may tell Mentat, and whoever saw it come up, each for itself. Nobody
 * waits for it, nobody else learns of it, and it may stay unknown until the card is played. Owners are believed.
 */
import { type Decision, accepted, refused } from '../../model/decision.ts';
import type { FactionId } from '../../model/factions.ts';
import { withNamedCard } from '../../pieces/changes.ts';
import { factionState } from '../../model/selectors.ts';
import { findActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import type { SlotId, TreacheryTitle } from '../../model/treachery-cards.ts';
import type { CardToName } from './contract.ts';

/** The card is of this title. Refuses `nothing-to-name`, which rests on what its reader alone knows. */
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

/** What a faction may still name as long as the phase lasts; a card that it bought only while it lies in its hand unknown. */
export const toNameBy = (state: GameState, faction: FactionId): readonly CardToName[] =>
  isSoldNow(state) ? state.cardsToName.filter((one) => one.faction === faction && mayBeNamed(state, one)) : [];

const isSoldNow = (state: GameState): boolean =>
  findActivity(state, 'bidding') !== null || (state.phase === 'bidding' && state.lastBidding?.turn === state.turn);

const mayBeNamed = (state: GameState, { faction, slot }: CardToName): boolean =>
  slot === null || factionState(state, faction).hand.some((held) => held.slot === slot && held.card === 'unknown');

/** A card has come up and was seen. Of those before it only the last may still be named: it has just been bought. */
export const withSeenToName = (state: GameState, faction: FactionId, lot: number): GameState => ({
  ...state,
  cardsToName: [
    ...state.cardsToName.filter((one) => one.faction !== faction || one.slot !== null || one.lot >= lot - 1),
    { faction, lot, second: false, slot: null },
  ],
});

/** A card of cardboard was sold, or drawn besides: it comes to lie in the next place of that hand. */
export function withTaken(state: GameState, faction: FactionId, lot: number, second: boolean): GameState {
  if (state.choices.components.treachery === 'app') return state;
  const slot: SlotId = `h${factionState(state, faction).nextSlot}`;
  // Who bought what it saw knows it as its own.
  const cardsToName = state.cardsToName.filter((one) => one.faction !== faction || one.lot !== lot);
  return { ...state, cardsToName: [...(second ? state.cardsToName : cardsToName), { faction, lot, second, slot }] };
}

/** The card of this number lies on the deck again. */
export const withNoneToName = (state: GameState, lot: number): GameState => ({
  ...state,
  cardsToName: state.cardsToName.filter((one) => one.lot !== lot),
});

/** It has been named; a card of the own hand has a face now. */
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

/** Some card has left this hand, all could see: what others saw come up may be it, and is no longer asked for. */
export function withoutSeenOf(state: GameState, from: FactionId): GameState {
  const { cardsToName } = state;
  // By what all know: whether its buyer has named it rests on nobody else's phone.
  const sold = findActivity(state, 'bidding')?.sold ?? state.lastBidding?.sold ?? [];
  const bought = sold.filter(({ buyer }) => buyer === from).map(({ lot }) => lot);
  const left = cardsToName.filter(
    ({ faction, slot, lot }) => faction === from || slot !== null || !bought.includes(lot),
  );
  return left.length === cardsToName.length ? state : { ...state, cardsToName: left };
}
