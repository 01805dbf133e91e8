/** Small changes of a position that several `evolve`s make. Each returns a new state and checks nothing. */
import type { PurseSide } from '../features/purses/contract.ts';
import { withPurseChange } from '../features/purses/events.ts';
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

/** Changes what one faction has. */
export const withFaction = (
  state: GameState,
  faction: FactionId,
  change: (own: FactionState) => Partial<FactionState>,
): GameState => ({
  ...state,
  factions: state.factions.map((own) => (own.faction === faction ? { ...own, ...change(own) } : own)),
});

/** Changes one leader disc. */
export const withLeader = (state: GameState, leader: LeaderId, change: Partial<LeaderState>): GameState => ({
  ...state,
  leaders: state.leaders.map((disc) => (disc.leader === leader ? { ...disc, ...change } : disc)),
});

/** Sets which forces a faction has in one part; none takes the stack away. */
export function withForces(state: GameState, faction: FactionId, place: Place, { count, special }: Forces): GameState {
  const others = state.forces.filter((stack) => stack.faction !== faction || !samePlace(stack, place));
  const { territory, sector } = place;
  const stack: readonly ForceStack[] = count > 0 ? [{ faction, territory, sector, count, special }] : [];
  return withoutAbsentAdvisors({ ...state, forces: [...others, ...stack] }, faction);
}

/** Sets which side a faction’s forces of one territory show. */
export const withSide = (state: GameState, faction: FactionId, territory: TerritoryId, side: ForcesSide): GameState =>
  withFaction(state, faction, ({ advisorsIn }) => {
    const elsewhere = advisorsIn.filter((other) => other !== territory);
    return { advisorsIn: side === 'advisors' ? [...elsewhere, territory] : elsewhere };
  });

/** Where nobody of a faction stands any more, nobody is an advisor. */
const withoutAbsentAdvisors = (state: GameState, faction: FactionId): GameState =>
  withFaction(state, faction, ({ advisorsIn }) => ({
    advisorsIn: advisorsIn.filter((territory) =>
      state.forces.some((stack) => stack.faction === faction && stack.territory === territory),
    ),
  }));

/** Which forces a faction has in one part. */
export const forcesIn = (state: GameState, faction: FactionId, place: Place): Forces =>
  forcesOf(state.forces.find((stack) => stack.faction === faction && samePlace(stack, place)) ?? NO_FORCES);

/** How much spice lies in one part; 0 where none does. */
export const spiceIn = (state: GameState, place: Place): number =>
  state.spiceOnBoard.find((spice) => samePlace(spice, place))?.amount ?? 0;

/** Sets how much spice lies in one part; 0 takes it away. */
export function withSpiceOnBoard(state: GameState, { territory, sector }: Place, amount: number): GameState {
  const others = state.spiceOnBoard.filter((spice) => !samePlace(spice, { territory, sector }));
  return { ...state, spiceOnBoard: amount > 0 ? [...others, { territory, sector, amount }] : others };
}

/**
 * Adds to a purse; an uncounted one stays uncounted. It pays what it owes the bank first. One that cannot have held what is
 * taken out of it was told wrong, and is counted no more until its owner tells it; where events are recorded again without
 * what it was paid, it owes that. `side` is where it comes from, or goes.
 */
export function withSpice(state: GameState, faction: FactionId, amount: number, side: PurseSide): GameState {
  const changed = withFaction(state, faction, ({ spice, debt }) => {
    if (spice === 'uncounted') return {};
    const left = spice - debt + amount;
    if (left >= 0) return { spice: left, debt: 0 };
    return amount > 0 || state.undo.isReplay ? { spice: 0, debt: -left } : { spice: 'uncounted', debt: 0 };
  });
  return withPurseChange(state, changed, faction, { side, amount });
}

/**
 * A purse as its owner has counted it: all of it is its own, and it owes nothing. A count that is recorded again is a
 * difference, so that `spice` may be less than nothing: what is missing is owed.
 */
export function withSpiceCounted(state: GameState, faction: FactionId, spice: FactionState['spice']): GameState {
  const was = factionState(state, faction).spice;
  const held = spice === 'uncounted' ? spice : Math.max(0, spice);
  const amount = was === 'uncounted' || held === 'uncounted' ? 0 : held - was;
  const debt = spice === 'uncounted' ? 0 : Math.max(0, -spice);
  const changed = withFaction(state, faction, () => ({ spice: held, debt }));
  return withPurseChange(state, changed, faction, { side: { kind: 'counted' }, amount });
}

/** How much spice lies in front of a shield; 0 where none does. */
export const spiceInFrontOf = (state: GameState, faction: FactionId): number =>
  state.spiceInFront.find((one) => one.faction === faction)?.amount ?? 0;

/** Sets how much spice lies in front of a shield; 0 takes it away. */
export function withSpiceInFront(state: GameState, faction: FactionId, amount: number): GameState {
  const others = state.spiceInFront.filter((one) => one.faction !== faction);
  return { ...state, spiceInFront: amount > 0 ? [...others, { faction, amount }] : others };
}

/** An unknown card becomes what it was played as. */
export const withNamedCard = (state: GameState, faction: FactionId, { slot, card }: PlayedCard): GameState =>
  withFaction(state, faction, ({ hand }) => ({
    hand: hand.map((held) => (held.slot === slot ? { slot, card } : held)),
  }));

/** Everybody has seen these cards, which stay their owner's for now. Each may have been seen before. */
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

/** Writes to the ledger of who has seen what, which is only ever added to. */
export const withKnowledge = (state: GameState, ...grants: readonly KnowledgeGrant[]): GameState => ({
  ...state,
  knowledge: [...state.knowledge, ...grants],
});
