import type { DealMoment, DealTerms, FactionId, Proposal } from '#client';

/** A deal that a player is writing. */
export interface DealDraft {
  readonly to: FactionId | null;
  readonly words: string;
  readonly now: SpiceDraft;
  readonly later: SpiceDraft;
  readonly due: DealMoment | null;
  /** Whether only the two sides will know the deal. */
  readonly quiet: boolean;
}

/** The spice of the draft; 0 means no spice. The draft keeps the payer while the number is 0. */
export interface SpiceDraft {
  readonly amount: number;
  readonly payer: 'self' | 'other';
}

const NO_SPICE: SpiceDraft = { amount: 0, payer: 'self' };
export const NO_DRAFT: DealDraft = { to: null, words: '', now: NO_SPICE, later: NO_SPICE, due: null, quiet: false };

/** Returns the proposal; `null` while a part is missing. */
export function termsOf({ to, words, now, later, due, quiet }: DealDraft, self: FactionId): DealTerms | null {
  if (to === null || words.trim() === '' || (later.amount > 0 && due === null)) return null;
  const paid = ({ amount, payer }: SpiceDraft) => (amount === 0 ? null : { by: payer === 'self' ? self : to, amount });
  return { words: words.trim(), now: paid(now), later: paid(later), due, ...(quiet ? { quiet } : {}) };
}

/** Whether exactly this draft has been proposed, so that the next draft starts empty. */
export const isProposed = (draft: DealDraft, self: FactionId, proposals: readonly Proposal[]): boolean =>
  proposals.some(({ by, to, terms }) => by === self && to === draft.to && terms.words === draft.words.trim());
