import type { FactionId } from './factions.ts';

/** The purposes for which a faction can be paid. */
export type PaymentPurpose = 'cards' | 'shipments' | 'revivals';

/** The receiver of a payment: a faction, or the bank. */
export type Payee = FactionId | 'bank';
export const BANK = 'bank' as const;
