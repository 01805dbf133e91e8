/**
 * The course of a nexus. An alliance is made when all its members agree. The nexus ends when all players have talked
 * enough.
 */
import type { Ctx } from '../../powers/ctx.ts';
import { hasCommitted } from '../../model/commitments.ts';
import type { GameEvent } from '../../model/events.ts';
import { stormOrder } from '../../model/selectors.ts';
import type { GameState } from '../../model/state.ts';
import { canAlly, sharedPlaces } from './alliances.ts';
import type { NexusActivity } from './contract.ts';
import { nexusEnded } from './ending.ts';
import { aloneAfter } from './offers.ts';

/**
 * Returns the event that makes an alliance as soon as all its members agree, even if they are still talking.
 * @rules R-177
 */
export function advance(ctx: Ctx, state: GameState, { offers, enough }: NexusActivity): readonly GameEvent[] {
  const agreed = offers.find((offer) => offer.members.every((member) => offer.agreed.includes(member)));
  if (agreed !== undefined) {
    const { members } = agreed;
    const alone = aloneAfter(state, members);
    return [{ type: 'AllianceFormed', members, alone, shared: sharedPlaces(ctx, state, members) }];
  }
  const isOver = !canAlly(state) || stormOrder(state).every((faction) => hasCommitted(enough, faction));
  return isOver ? [nexusEnded(state, false)] : [];
}
