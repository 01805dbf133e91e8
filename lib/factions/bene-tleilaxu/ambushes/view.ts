/** What each audience sees of ambushes. */
import type { FactionId } from '../../../model/factions.ts';
import { areAllies } from '../../../model/selectors.ts';
import { findActivity } from '../../../model/stack.ts';
import type { GameState } from '../../../model/state.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { activePowersOf } from '../../../powers/in-force.ts';
import { BENE_TLEILAXU } from '../name.ts';
import { cardOf } from './advance.ts';
import type { AmbushesOwnView, AmbushesPublicView } from './contract.ts';

/** Returns the running ambush and the ambushes of this turn, without secrets. */
export function publicView(_ctx: Ctx, state: GameState): AmbushesPublicView {
  const ambush = findActivity(state, 'ambush');
  const { over, holds } = state.ambushes;
  return {
    ambush:
      ambush === null
        ? null
        : {
            by: ambush.by,
            victim: ambush.victim,
            territory: ambush.territory,
            leader: ambush.leader,
            time: ambush.time,
            shown: ambush.shown,
          },
    ambushed: over.filter(({ turn }) => turn === state.turn).map(({ turn: _turn, ...one }) => one),
    holds: holds.filter(({ turn }) => turn >= state.turn),
  };
}

/** Returns the attacking card for the Bene Tleilaxu, and for a faction whose prescience helps the defender. */
export function ownView(ctx: Ctx, state: GameState, faction: FactionId): AmbushesOwnView {
  const ambush = findActivity(state, 'ambush');
  if (ambush === null || (faction !== BENE_TLEILAXU && !foresees(ctx, state, faction, ambush.victim)))
    return { ambushCard: null };
  return { ambushCard: { card: ambush.shown?.card ?? cardOf(state, ambush)?.card ?? null } };
}

/**
 * Whether a faction looks at the card that attacks this victim: its own leader, or the leader of an ally.
 * @rules Nine-faction compendium XXXIV "Additional character advantages" 1 · R-304
 */
export const foresees = (ctx: Ctx, state: GameState, faction: FactionId, victim: FactionId): boolean =>
  activePowersOf(ctx, state, faction).some(({ looksAtPlan }) => {
    if (looksAtPlan?.elements.includes('weapon') !== true) return false;
    return looksAtPlan.in === 'own' ? faction === victim : areAllies(state, faction, victim);
  });
