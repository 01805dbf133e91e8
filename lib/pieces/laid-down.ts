/** Cards on the table that keep their slots until they are settled, and spice that a player is paying to the bank. */
import { commitmentOf } from '../model/commitments.ts';
import type { FactionId } from '../model/factions.ts';
import type { GameState } from '../model/state.ts';
import type { HandSlot, SlotId } from '../model/treachery-cards.ts';
import { cardsIn, planOf } from '../model/plans.ts';
import { contestedCard, factionState, currentBattle, sideOf } from '../model/selectors.ts';

/** Returns a faction's open cards: a Karama that may still be cancelled, and all cards of a revealed plan. */
export function cardsLaidDown(state: GameState, faction: FactionId): readonly HandSlot[] {
  const open = slotsLaidDown(state, faction);
  return factionState(state, faction).hand.filter(({ slot }) => open.includes(slot));
}

/** Returns the cards that a faction can still play: its hand without open cards. */
export function cardsInHand(state: GameState, faction: FactionId): readonly HandSlot[] {
  const open = slotsLaidDown(state, faction);
  return factionState(state, faction).hand.filter(({ slot }) => !open.includes(slot));
}

/** Returns the slots of the cards in this faction's own sealed plan. */
export function slotsSealed(state: GameState, faction: FactionId): readonly SlotId[] {
  const battle = currentBattle(state);
  const plan = battle === null ? null : commitmentOf(battle.plans, faction);
  return plan === null ? [] : cardsIn(plan).map(({ slot }) => slot);
}

/** Returns the spice of this faction's revealed plan that is not paid yet. */
export function spiceLaidDown(state: GameState, faction: FactionId): number {
  const battle = currentBattle(state);
  if (battle === null || battle.revealed === null || battle.outcome !== null) return 0;
  return sideOf(battle, faction) === null ? 0 : planOf(battle, faction).spice;
}

function slotsLaidDown(state: GameState, faction: FactionId): readonly string[] {
  const contested = contestedCard(state);
  return [...(contested?.by === faction ? [contested.card.slot] : []), ...slotsInPlan(state, faction)];
}

function slotsInPlan(state: GameState, faction: FactionId): readonly string[] {
  const battle = currentBattle(state);
  if (battle === null || battle.revealed === null || battle.step === 'over') return [];
  return sideOf(battle, faction) === null ? [] : cardsIn(planOf(battle, faction)).map(({ slot }) => slot);
}
