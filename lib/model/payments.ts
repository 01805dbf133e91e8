import type { FactionId } from './factions.ts';

/** What spice is paid for that a faction can be paid. */
export type PaymentPurpose = 'cards' | 'shipments' | 'revivals';

/** Whoever is paid: a faction, or the bank where nobody else is. */
export type Payee = FactionId | 'bank';
export const BANK = 'bank' as const;
