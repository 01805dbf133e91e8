/** Cards that have left a hand for the table, and keep their slots until they are settled. */
import type { FactionId } from '../table/factions.ts';
import type { GameState } from '../table/state.ts';
import type { HandSlot } from '../table/treachery.ts';
import { cardsIn, planOf } from './plans.ts';
import { contestedCard, factionOf, runningBattle, sideOf } from './position.ts';

/** What a faction has lying open: a card played as a Karama while that may be stopped, and all of a revealed plan. */
export function cardsLaidDown(state: GameState, faction: FactionId): readonly HandSlot[] {
  const open = slotsLaidDown(state, faction);
  return factionOf(state, faction).hand.filter(({ slot }) => open.includes(slot));
}

/** What a faction can still play: its hand without what lies open. */
export function cardsInHand(state: GameState, faction: FactionId): readonly HandSlot[] {
  const open = slotsLaidDown(state, faction);
  return factionOf(state, faction).hand.filter(({ slot }) => !open.includes(slot));
}

function slotsLaidDown(state: GameState, faction: FactionId): readonly string[] {
  const contested = contestedCard(state);
  return [...(contested?.by === faction ? [contested.card.slot] : []), ...slotsInPlan(state, faction)];
}

function slotsInPlan(state: GameState, faction: FactionId): readonly string[] {
  const battle = runningBattle(state);
  if (battle === null || battle.revealed === null || battle.rung === 'over') return [];
  return sideOf(battle, faction) === null ? [] : cardsIn(planOf(battle, faction)).map(({ slot }) => slot);
}
