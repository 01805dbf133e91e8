import type { Ctx } from '../../../powers/ctx.ts';
import type { GameEvent } from '../../../model/events.ts';
import type { GameState } from '../../../model/state.ts';
import type { WormCallActivity } from './contract.ts';
import { questionOf } from './prompts.ts';

/** Ends the question without a prompt if a correction has left nothing to decide. */
export function advance(ctx: Ctx, state: GameState, activity: WormCallActivity): readonly GameEvent[] {
  if (questionOf(ctx, state, activity) !== null) return [];
  const { call, worm, faction } = activity;
  switch (call) {
    case 'place':
      return [{ type: 'WormPlaced', worm, faction, territory: null }];
    case 'spare':
      return [{ type: 'AlliesSpared', worm, faction, spared: [], left: [] }];
    case 'ride':
      return [{ type: 'WormRidden', worm, faction, riders: [], to: null }];
  }
}
