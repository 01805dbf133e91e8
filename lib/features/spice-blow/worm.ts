/**
 * The course of one worm. A faction may place it, and a Karama may cancel this placement. Then the worm devours, and
 * Fremen may ride it.
 */
import { assertNever } from '../../core/assert-never.ts';
import type { Environment } from '../../kernel/feature.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { offerToCancel } from '../../pieces/karama.ts';
import { usesToOffer } from '../../powers/cancelling.ts';
import type { GameEvent } from '../../model/events.ts';
import { findActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import type { WormActivity } from './contract.ts';
import { restDevoured, wormDevours } from './devouring.ts';
import { targetOf } from './steps.ts';
import { nexusOpens } from './nexus.ts';
import { saidBy } from './run-steps.ts';

/**
 * Returns the events of a worm up to the next decision of a player. One window before the worm devours asks about the
 * powers that control or have placed it.
 */
export function wormGoesOn(ctx: Ctx, state: GameState, worm: WormActivity, { at }: Environment): readonly GameEvent[] {
  const { id } = worm;
  switch (worm.step) {
    case 'placing': {
      const placing = saidBy(ctx, state, worm, 'placesWorm');
      return placing.length > 0 ? placing : [{ type: 'WormComes', worm: id }];
    }
    case 'coming':
      return nexusFirst(ctx, state, worm) ?? comes(ctx, state, worm, at);
    case 'leaving': {
      const used = saidBy(ctx, state, worm, 'afterWorm');
      return used.length > 0 ? used : [...restDevoured(state, worm), { type: 'WormGone', worm: id }];
    }
    default:
      return assertNever(worm.step);
  }
}

/**
 * Returns the event of a nexus that comes before the worm devours. So new allies are safe from the worm.
 */
function nexusFirst(ctx: Ctx, state: GameState, { pile }: WormActivity): readonly GameEvent[] | null {
  const isDue = findActivity(state, 'spice-blow')?.nexusDue === true;
  const isFirst = isDue && ctx.rules.wormTimingOfNexus === 'before-devouring';
  return pile !== null && isFirst ? nexusOpens(ctx, state, pile) : null;
}

function comes(ctx: Ctx, state: GameState, worm: WormActivity, at: number): readonly GameEvent[] {
  const { id, placed, cancelled } = worm;
  const territory = targetOf(state, worm);
  if (territory === null) return [{ type: 'WormGone', worm: id }];
  if (placed !== null && placed.power !== null && cancelled.includes(placed.power))
    return [{ type: 'WormPlacingCancelled', worm: id }];
  const acts = usesToOffer(ctx, state, worm, ['worm-comes']);
  if (acts.length > 0) return offerToCancel(ctx, state, id, acts, at);
  const decided = saidBy(ctx, state, worm, 'beforeDevouring');
  if (decided.length > 0) return decided;
  return [...wormDevours(ctx, state, worm, territory), ...afterwards(ctx, worm)];
}

/** Whether the later effects of a worm wait for a nexus. A called worm has no nexus. */
const afterwards = ({ rules }: Ctx, { id, pile }: WormActivity): readonly GameEvent[] =>
  pile !== null && rules.wormTimingOfNexus === 'after-the-blow' ? [{ type: 'WormWaits', worm: id }] : [];
