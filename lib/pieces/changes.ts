/** Small updates of a position for several reducers. Each returns a new state and checks nothing. */
import type { PurseSide } from '../features/purses/contract.ts';
import { withPurseChange } from './purses.ts';
import { removeFirst } from '../core/remove-first.ts';
import { type ForcesSide, type ForceStack, type Place, samePlace, type Forces } from '../model/board.ts';
import type { FactionId } from '../model/factions.ts';
import type { KnowledgeGrant } from '../model/knowledge.ts';
import type { LeaderId } from '../model/leaders.ts';
import { factionState } from '../model/selectors.ts';
import type { FactionState, GameState, LeaderState } from '../model/state.ts';
import type { TerritoryId } from '../model/territories.ts';
import type { PlayedCard } from '../model/treachery-cards.ts';
import { NO_FORCES, forcesOf } from '../model/forces.ts';

/** Updates one faction. */
export const withFaction = (
  state: GameState,
  faction: FactionId,
  change: (own: FactionState) => Partial<FactionState>,
): GameState => ({
  ...state,
  factions: state.factions.map((own) => (own.faction === faction ? { ...own, ...change(own) } : own)),
});

/** Removes a card from its owner's hand, and from the cards of the hand that everybody has seen. */
export const withoutCard = (
  state: GameState,
  { faction, card }: { readonly faction: FactionId; readonly card: PlayedCard },
): GameState =>
  withFaction(state, faction, ({ hand, openCards }) => ({
    hand: hand.filter((held) => held.slot !== card.slot),
    openCards: removeFirst(openCards, card.card),
  }));

/** Updates one leader disc. */
export const withLeader = (state: GameState, leader: LeaderId, change: Partial<LeaderState>): GameState => ({
  ...state,
  leaders: state.leaders.map((disc) => (disc.leader === leader ? { ...disc, ...change } : disc)),
});

/** Sets the forces of a faction in one part of the board. Without forces it removes the stack. */
export function withForces(state: GameState, faction: FactionId, place: Place, forces: Forces): GameState {
  const others = state.forces.filter((stack) => stack.faction !== faction || !samePlace(stack, place));
  const { territory, sector } = place;
  const stack: readonly ForceStack[] = forces.count > 0 ? [{ faction, territory, sector, ...forcesOf(forces) }] : [];
  return withoutAbsentAdvisors({ ...state, forces: [...others, ...stack] }, faction);
}

/** Sets the side of a faction’s forces in one territory. */
export const withSide = (state: GameState, faction: FactionId, territory: TerritoryId, side: ForcesSide): GameState =>
  withFaction(state, faction, ({ advisorsIn }) => {
    const elsewhere = advisorsIn.filter((other) => other !== territory);
    return { advisorsIn: side === 'advisors' ? [...elsewhere, territory] : elsewhere };
  });

/** Removes advisors from territories where the faction has no forces. */
const withoutAbsentAdvisors = (state: GameState, faction: FactionId): GameState =>
  withFaction(state, faction, ({ advisorsIn }) => ({
    advisorsIn: advisorsIn.filter((territory) =>
      state.forces.some((stack) => stack.faction === faction && stack.territory === territory),
    ),
  }));

/** Returns the forces of a faction in one part of the board. */
export const forcesIn = (state: GameState, faction: FactionId, place: Place): Forces =>
  forcesOf(state.forces.find((stack) => stack.faction === faction && samePlace(stack, place)) ?? NO_FORCES);

/** Returns the spice in one part of the board; 0 if there is none. */
export const spiceIn = (state: GameState, place: Place): number =>
  state.spiceOnBoard.find((spice) => samePlace(spice, place))?.amount ?? 0;

/** Sets the spice in one part of the board; 0 removes it. */
export function withSpiceOnBoard(state: GameState, { territory, sector }: Place, amount: number): GameState {
  const others = state.spiceOnBoard.filter((spice) => !samePlace(spice, { territory, sector }));
  return { ...state, spiceOnBoard: amount > 0 ? [...others, { territory, sector, amount }] : others };
}

/**
 * Adds to a faction's spice; uncounted spice stays uncounted. It first pays the faction's debt to the bank. If the
 * result is negative, its owner has entered it wrongly, and the spice becomes uncounted. In an undo the missing spice
 * becomes a debt instead. `side` is the other side of the payment. The loan of the bank, and its return, are changes of
 * their own.
 */
export function withSpice(state: GameState, faction: FactionId, amount: number, side: PurseSide): GameState {
  const changed = withFaction(state, faction, ({ spice, debt }) => {
    if (spice === 'uncounted') return {};
    const left = spice - debt + amount;
    if (left >= 0) return { spice: left, debt: 0 };
    return amount > 0 || state.undo.isReplay ? { spice: 0, debt: -left } : { spice: 'uncounted', debt: 0 };
  });
  const noted = withPurseChange(state, changed, faction, { side, amount });
  const lent = factionState(changed, faction).debt - factionState(state, faction).debt;
  const isCounted = factionState(changed, faction).spice !== 'uncounted';
  return lent === 0 || !isCounted ? noted : withPurseChange(noted, noted, faction, { side: BANK, amount: lent });
}

const BANK: PurseSide = { kind: 'bank' };

/**
 * Sets a faction's spice to the owner's count: nothing of it belongs to the bank, so the debt ends. In an undo a count
 * is a difference, so `spice` may be negative; the missing part is a debt.
 */
export function withSpiceCounted(state: GameState, faction: FactionId, spice: FactionState['spice']): GameState {
  const was = factionState(state, faction).spice;
  const held = spice === 'uncounted' ? spice : Math.max(0, spice);
  const amount = was === 'uncounted' || held === 'uncounted' ? 0 : held - was;
  const debt = spice === 'uncounted' ? 0 : Math.max(0, -spice);
  const changed = withFaction(state, faction, () => ({ spice: held, debt }));
  return withPurseChange(state, changed, faction, { side: { kind: 'counted' }, amount });
}

/** Returns the spice in front of a shield; 0 if there is none. */
export const spiceInFrontOf = (state: GameState, faction: FactionId): number =>
  state.spiceInFront.find((one) => one.faction === faction)?.amount ?? 0;

/** Sets the spice in front of a shield; 0 removes it. */
export function withSpiceInFront(state: GameState, faction: FactionId, amount: number): GameState {
  const others = state.spiceInFront.filter((one) => one.faction !== faction);
  return { ...state, spiceInFront: amount > 0 ? [...others, { faction, amount }] : others };
}

/** Gives an unknown card the title under which it was played. */
export const withNamedCard = (state: GameState, faction: FactionId, { slot, card }: PlayedCard): GameState =>
  withFaction(state, faction, ({ hand }) => ({
    hand: hand.map((held) => (held.slot === slot ? { slot, card } : held)),
  }));

/**
 * Records that everybody has seen these cards. The cards stay with their owner. If everybody had seen them before,
 * nothing changes.
 */
export function withOpenCards(state: GameState, faction: FactionId, cards: readonly PlayedCard[]): GameState {
  const named = cards.reduce((next, card) => withNamedCard(next, faction, card), state);
  const titles = cards.map(({ card }) => card);
  const shown = withFaction(named, faction, ({ openCards }) => ({
    openCards: [...titles.reduce(removeFirst, openCards), ...titles],
  }));
  return withKnowledge(
    shown,
    ...cards.map(({ slot }): KnowledgeGrant => ({
      knower: 'table',
      secret: { kind: 'hand-slot', of: faction, slot },
    })),
  );
}

/** Adds to the ledger of learnt secrets, which only grows. */
export const withKnowledge = (state: GameState, ...grants: readonly KnowledgeGrant[]): GameState => ({
  ...state,
  knowledge: [...state.knowledge, ...grants],
});
