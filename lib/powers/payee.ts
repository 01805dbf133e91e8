/** The payee of each purpose. */
import type { AdvantageId } from '../model/advantages.ts';
import type { FactionId } from '../model/factions.ts';
import type { RevivedLeader } from '../model/revival.ts';
import { BANK, type Payee, type PaymentPurpose } from '../model/payments.ts';
import { stormOrder } from '../model/selectors.ts';
import type { GameState } from '../model/state.ts';
import type { Ctx } from './ctx.ts';
import { activePowersOf } from './in-force.ts';
import { hasLost } from './main-characters.ts';

/** The payee if no power names a faction. */
export const DEFAULT_PAYEE: Payee = BANK;

/**
 * Returns the payee: the first faction in storm order with a power for this purpose, else the default. A faction never
 * pays itself. Without `payer` the function returns the payee for all other factions. `leader` is the revived leader.
 * @rules GF9-2019 Emperor sheet "Bidding", Spacing Guild sheet "Payment for shipment" · AH79 VIII.F, IX.C.1.b
 */
export const payeeOf = (
  ctx: Ctx,
  state: GameState,
  purpose: PaymentPurpose,
  payer: FactionId | null,
  leader: RevivedLeader | null = null,
): Payee =>
  isPaidToBank(ctx, state, purpose, payer, leader)
    ? BANK
    : (stormOrder(state).find(
        (faction) => faction !== payer && powersPaid(ctx, state, purpose, faction, payer, leader).length > 0,
      ) ?? DEFAULT_PAYEE);

/**
 * Whether the forces of this payer come back for a payment to the bank, because the payer has lost free revival.
 * @rules Nine-faction compendium XXVI · Grand Dune, "Fremen" · R-327
 */
const isPaidToBank = (
  ctx: Ctx,
  state: GameState,
  purpose: PaymentPurpose,
  payer: FactionId | null,
  leader: RevivedLeader | null,
): boolean =>
  purpose === 'revivals' &&
  leader === null &&
  payer !== null &&
  ctx.rules.lostFreeRevivalsPay === 'bank' &&
  hasLost(ctx, state, payer, 'free-revival');

/**
 * Returns the receiver of the payee's own payment for an ally. Tables choose this receiver for cards and for shipments.
 * @rules
 */
export function payeesShareTo({ rules }: Pick<Ctx, 'rules'>, purpose: PaymentPurpose, payee: Payee): Payee {
  const share = { cards: rules.payeesShareOfPrices, shipments: rules.payeesShareOfFares, revivals: BANK } as const;
  return share[purpose] === BANK ? DEFAULT_PAYEE : payee;
}

/**
 * Returns the powers by which this payer pays the payee; no powers for the default payee. Without `payer`, any other
 * faction may be the payer.
 */
export const powersPaid = (
  ctx: Ctx,
  state: GameState,
  purpose: PaymentPurpose,
  payee: Payee,
  payer: FactionId | null,
  leader: RevivedLeader | null = null,
): readonly AdvantageId[] =>
  payee === BANK
    ? []
    : activePowersOf(ctx, state, payee)
        .filter(({ isPaidFor }) => isPaidFor === purpose)
        .filter(({ isPaidBy }) => payer === null || isPaidBy?.({ state, faction: payer, leader }) !== false)
        .map(({ id }) => id);

/** Returns the paid faction; `null` for the default payee. */
export const factionPaid = (payee: Payee): FactionId | null => (payee === BANK ? null : payee);
