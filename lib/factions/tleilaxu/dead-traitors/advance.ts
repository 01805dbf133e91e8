/** The automatic events of traitors among the dead. */
import type { Environment } from '../../../kernel/feature.ts';
import type { GameEvent } from '../../../model/events.ts';
import type { LeaderId } from '../../../model/leaders.ts';
import { currentBattle, currentWindow, isInPlay } from '../../../model/selectors.ts';
import { findActivity } from '../../../model/stack.ts';
import type { GameState } from '../../../model/state.ts';
import { offerToCancel } from '../../../pieces/karama.ts';
import { usesToOffer } from '../../../powers/cancelling.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { TLEILAXU } from '../name.ts';
import { canBeInPay, liesInTanks } from './candidates.ts';
import type { LoyaltyActivity } from './contract.ts';
import { DEAD_TRAITORS } from './power.ts';

/** Returns the next event of a question about loyalty: a window, or its end. */
export function loyaltyGoesOn(
  ctx: Ctx,
  state: GameState,
  loyalty: LoyaltyActivity,
  { at }: Environment,
): readonly GameEvent[] {
  const uses = usesToOffer(ctx, state, loyalty, ['leader-back']);
  return uses.length > 0
    ? offerToCancel(ctx, state, loyalty.id, uses, at)
    : [{ type: 'LoyaltySettled', leader: loyalty.leader, isTraitor: loyalty.cancelled.length === 0 }];
}

/** Returns the events that follow the pieces: new traitors in the tanks, and a question about one who has come back. */
export function followsLeaders({ advantages }: Ctx, state: GameState): readonly GameEvent[] {
  if (!isInPlay(state, TLEILAXU) || !advantages.some(({ id }) => id === DEAD_TRAITORS)) return [];
  const leaders = newInTanks(state);
  if (leaders.length > 0) return [{ type: 'DeadTraitorsGained', leaders }];
  const [leader] = state.deadTraitors.returned;
  const isBusy =
    currentBattle(state) !== null || currentWindow(state) !== null || findActivity(state, 'loyalty') !== null;
  return leader === undefined || isBusy ? [] : [{ type: 'LoyaltyAsked', leader }];
}

/** Returns the leaders of others who lie face up in the tanks and are no traitors of Tleilaxu yet. */
const newInTanks = (state: GameState): readonly LeaderId[] =>
  state.leaders
    .map(({ leader }) => leader)
    .filter((leader) => liesInTanks(state, leader) && canBeInPay(leader) && !state.deadTraitors.inPay.includes(leader));
