/** Who is paid for what: one question in one place. */
import type { FactionId } from '../model/factions.ts';
import { BANK, type Payee, type PaymentPurpose } from '../model/payments.ts';
import { stormOrder } from '../model/selectors.ts';
import type { GameState } from '../model/state.ts';
import type { Ctx } from './ctx.ts';
import { activePowersOf } from './in-force.ts';

/**
 * The payee of whatever others buy: the first in storm order with a power that brings it the spice, else the bank.
 * Nobody pays itself. Without `payer`, whom others pay.
 * @rules GF9-2019 Emperor sheet "Bidding", Spacing Guild sheet "Payment for shipment" · AH79 VIII.F, IX.C.1.b
 */
export const payeeOf = (ctx: Ctx, state: GameState, purpose: PaymentPurpose, payer: FactionId | null): Payee =>
  stormOrder(state).find(
    (faction) =>
      faction !== payer && activePowersOf(ctx, state, faction).some(({ isPaidFor }) => isPaidFor === purpose),
  ) ?? BANK;
