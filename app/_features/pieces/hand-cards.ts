import type { HandSlot } from '#client';

/** A card in the form that its owner enters. */
export type Held = HandSlot['card'];

/**
 * Returns the hand with one card more. If `counted` says that all its cards are listed, a title names the first unknown
 * card instead. Returns `null` if the hand is full.
 */
export function withCard(
  cards: readonly Held[],
  card: Held,
  { counted, limit }: { readonly counted: boolean; readonly limit: number },
): readonly Held[] | null {
  const unknown = counted && card !== 'unknown' ? cards.indexOf('unknown') : -1;
  if (unknown >= 0) return cards.with(unknown, card);
  return cards.length < limit ? [...cards, card] : null;
}
