/** Cards that lie face down on the table. */
import type { FactionId } from '../model/factions.ts';
import type { LaidAt, LaidCard } from '../model/laid-cards.ts';
import { factionState } from '../model/selectors.ts';
import type { GameState } from '../model/state.ts';
import type { HandSlot } from '../model/treachery-cards.ts';
import { withFaction } from './changes.ts';

/** Returns the state after a card has gone from a hand to its place on the table. */
export const withCardDown = (state: GameState, { faction, before, card }: LaidCard): GameState => ({
  ...withFaction(state, faction, ({ hand }) => ({ hand: hand.filter(({ slot }) => slot !== card.slot) })),
  laidCards: [...state.laidCards, { faction, before, card }],
});

/**
 * Returns the state after a laid card has gone back to its owner's hand. The card has the name under which it is shown.
 */
export const withCardUp = (state: GameState, { faction, before, card }: LaidCard): GameState =>
  withFaction(withoutLaid(state, faction, before), faction, ({ hand }) => ({ hand: [...hand, card] }));

/**
 * Returns the state with a laid card unseen among the discards. A card that Mentat does not know is on the table's
 * pile.
 */
export function withCardLaidAway(state: GameState, faction: FactionId, before: LaidAt): GameState {
  const card = laidBefore(state, faction, before)?.card.card ?? 'unknown';
  const left = withoutLaid(state, faction, before);
  return card === 'unknown' ? left : { ...left, unseenDiscards: [...left.unseenDiscards, card] };
}

/** Returns the state with a card on the table that Mentat did not see leave the hand. */
export function withCardLaid(state: GameState, faction: FactionId, before: LaidAt): GameState {
  const card: HandSlot = { slot: `h${factionState(state, faction).nextSlot}`, card: 'unknown' };
  const laid = { ...state, laidCards: [...state.laidCards, { faction, before, card }] };
  return withFaction(laid, faction, ({ nextSlot }) => ({ nextSlot: nextSlot + 1 }));
}

const laidBefore = ({ laidCards }: GameState, faction: FactionId, before: LaidAt): LaidCard | undefined =>
  laidCards.find((laid) => laid.faction === faction && laid.before === before);

const withoutLaid = (state: GameState, faction: FactionId, before: LaidAt): GameState => ({
  ...state,
  laidCards: state.laidCards.filter((laid) => laid.faction !== faction || laid.before !== before),
});
