/** Leaders who are captive, or lie face down in the tanks: who has them, and who may know it. */
import type { GameEvent } from '../table/events.ts';
import type { FactionId } from '../table/factions.ts';
import type { LeaderId } from '../table/leaders.ts';
import type { GameState } from '../table/state.ts';
import { advantagesOf, type Ctx } from './ctx.ts';
import { isInOthersHands, liesOpenInTanks, ownerOf } from './leaders.ts';
import { isInPlay, runningBattle } from './position.ts';

/** Who captures leaders at this table; `null` where nobody does. */
export const captorAmong = (ctx: Ctx, state: GameState): FactionId | null =>
  ctx.advantages.find(({ capturesLeaders, faction }) => capturesLeaders !== undefined && isInPlay(state, faction))
    ?.faction ?? null;

/** What a captor is paid for a leader it kills; `null` for all who capture nobody. */
export const paidForDead = (ctx: Ctx, faction: FactionId): number | null =>
  advantagesOf(ctx, faction).find(({ capturesLeaders }) => capturesLeaders !== undefined)?.capturesLeaders
    ?.paidForDead ?? null;

/** The living captives of one faction. */
export const captivesOf = (state: GameState, captor: FactionId): readonly LeaderId[] =>
  state.leaders.filter((disc) => disc.captor === captor && isInOthersHands(disc)).map(({ leader }) => leader);

/** Whether this faction has won the running battle. */
export function hasWon(state: GameState, faction: FactionId): boolean {
  const outcome = runningBattle(state)?.outcome ?? null;
  return (outcome?.kind === 'fought' || outcome?.kind === 'traitor') && outcome.winner === faction;
}

/**
 * Captives go home at once when their captor has no living leader of its own; one just drawn waits until it is decided
 * whether it is kept or killed.
 * @rules GF9-2019 Harkonnen sheet · R-168
 */
export function captivesFreed(ctx: Ctx, state: GameState): readonly GameEvent[] {
  const captor = captorAmong(ctx, state);
  if (captor === null) return [];
  const leaders = captivesOf(state, captor).filter((leader) => leader !== drawnNow(state));
  const hasOwn = state.leaders.some((disc) => ownerOf(disc.leader) === captor && disc.where === 'ready');
  return leaders.length === 0 || hasOwn ? [] : [{ type: 'CaptivesReturned', captor, leaders, because: 'no-leaders' }];
}

/** The leader drawn in the running battle, while nobody has decided about it. */
function drawnNow(state: GameState): LeaderId | null {
  const battle = runningBattle(state);
  return battle === null || battle.captureSettled ? null : battle.captured;
}
