/**
 * The course of the spice blow. For each pile, cards are turned over until a territory comes up. Then the worms of the
 * pile come.
 */
import { assertNever } from '../../core/assert-never.ts';
import type { Environment } from '../../kernel/feature.ts';
import type { Ctx } from '../../powers/ctx.ts';
import type { GameEvent } from '../../model/events.ts';
import type { GameState } from '../../model/state.ts';
import type { SpiceBlowActivity } from './contract.ts';
import { anySpiceCard, cardsLeft, isSpiceDeckKept, reshuffled } from './deck.ts';
import { nexusOpens } from './nexus.ts';
import { pauseBegins } from './pause.ts';
import { cardTurned } from './turning.ts';

/**
 * Returns the events of the spice blow up to the next decision of a player. In editions where the nexus comes last, the
 * order for each pile is: its spice, the nexus, the worm rides.
 * @rules AH79 VII, XXI · GF9-2019 Phase 2, "Double Spice Blow" ·
 */
export function advance(
  ctx: Ctx,
  state: GameState,
  blow: SpiceBlowActivity,
  { at, random }: Environment,
): readonly GameEvent[] {
  const pause = pauseBegins(ctx, state, blow, at);
  if (pause.length > 0) return pause;
  if (blow.pause !== null) return [];
  switch (blow.step) {
    case 'turning':
      if (cardsLeft(ctx, state, blow.pile).length === 0) return [reshuffled(ctx, blow)];
      return isSpiceDeckKept(state) ? cardTurned(ctx, state, blow, anySpiceCard(ctx, state, blow.pile, random)) : [];
    case 'blown':
      return whatIsLeft(ctx, state, blow);
    default:
      return assertNever(blow.step);
  }
}

function whatIsLeft(ctx: Ctx, state: GameState, blow: SpiceBlowActivity): readonly GameEvent[] {
  if (blow.nexusDue) return nexusOpens(ctx, state, blow.pile);
  const [next] = blow.waiting;
  if (next !== undefined) return [{ type: 'WormLeaves', worm: next.id }];
  const pile = blow.pile + 1;
  if (pile < ctx.rules.blowsPerTurn) return [{ type: 'NextPileBegan', pile }];
  return [{ type: 'SpiceBlowEnded', ...(ctx.rules.deckForEachPile ? { ownDecks: true } : {}) }];
}
