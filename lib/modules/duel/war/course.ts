/** The course of a War of Assassins: the call of leaders at a nexus, their return, and the fight. */
import { must } from '../../../core/assert-never.ts';
import { canAlly, runningNexus } from '../../../features/nexus/api.ts';
import type { Environment } from '../../../kernel/feature.ts';
import type { GameEvent } from '../../../model/events.ts';
import type { FactionId } from '../../../model/factions.ts';
import { leaderState, stormOrder } from '../../../model/selectors.ts';
import type { GameState } from '../../../model/state.ts';
import { strengthNow } from '../../../pieces/leaders.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { isDecided } from '../arena/turn.ts';
import { kanlyOf, readyLeaders, runningFight } from '../kanly/api.ts';
import { fightGoesOn } from '../kanly/fight.ts';
import { placedNegotiators } from './api.ts';
import type { WarActivity } from './contract.ts';

/** The fewest leaders with which a war is possible. */
const FEWEST = 2;

/**
 * Returns the call of leaders when a nexus begins. When it has ended, returns the war, or the return of the leaders if
 * an alliance stands. A player without a leader is passed over. Without possible alliances there is no war.
 *
 * @rules AH79 The Duel VI ·
 */
export function warFollows(ctx: Ctx, state: GameState): readonly GameEvent[] {
  const { war } = state;
  if (war === null || state.victory !== null) return [];
  const nexus = runningNexus(state);
  if (nexus !== null) {
    if (nexus.nexus === war.nexus || !canAlly(state)) return [];
    const factions = stormOrder(state).filter((faction) => takesPart(ctx, state, faction));
    return factions.length < FEWEST ? [] : [{ type: 'NegotiatorsCalled', nexus: nexus.nexus, factions }];
  }
  if (war.negotiators === null || runningFight(state) !== null) return [];
  return [{ type: state.alliances.length > 0 ? 'NegotiatorsReturned' : 'WarBegan' }];
}

/** Whether a faction has dueling cards, and a leader for the arena. */
const takesPart = (ctx: Ctx, state: GameState, faction: FactionId): boolean =>
  kanlyOf(state).hands.some((hand) => hand.faction === faction) && readyLeaders(ctx, state, faction).length > 0;

/** Returns the factions whose leaders are still to be placed, the next one first. */
export const missingNegotiators = (state: GameState): readonly FactionId[] =>
  (state.war?.negotiators?.factions ?? []).filter((faction) =>
    placedNegotiators(state).every((placed) => placed.faction !== faction),
  );

/** Returns the next events of a war. @rules AH79 The Duel VI · */
export function warGoesOn(ctx: Ctx, state: GameState, war: WarActivity, moment: Environment): readonly GameEvent[] {
  if (war.bout === null) return missingNegotiators(state).length > 0 ? [] : [fought(ctx, state)];
  const next = fightGoesOn(state, war, moment);
  return next.length === 0 && isDecided(war.bout) ? [ended(war)] : next;
}

/** Returns the beginning of the fight. A leader that has died since its placing does not fight. */
const fought = (ctx: Ctx, state: GameState): GameEvent => ({
  type: 'WarFought',
  values: placedNegotiators(state)
    .filter(({ leader }) => leaderState(state, leader).where === 'ready')
    .map(({ faction, leader }) => ({ faction, amount: strengthNow(ctx, state, leader) })),
});

function ended({ bout }: WarActivity): GameEvent {
  const [winner = null, ...others] = must(bout, 'a bout').fighters.map(({ faction }) => faction);
  if (winner === null) return { type: 'WarEnded', how: 'nobody-left', winner };
  return others.length > 0
    ? { type: 'WarEnded', how: 'no-acts', winner: null }
    : { type: 'WarEnded', how: 'one-left', winner };
}
