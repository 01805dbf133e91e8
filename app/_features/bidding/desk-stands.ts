import { phaseName, type TableView } from '#client';
import { BIDDING_STANDS } from '#lib/features/bidding/messages/desk.ts';

/**
 * Returns the text about the auction while no single seat has a question, and after the auction; `null` while a seat
 * has one.
 */
export function biddingStands({
  bidding,
  choices,
}: TableView): { readonly title: string; readonly lead: string } | null {
  if (bidding === null) return null;
  const { left, told, card, way, sold } = bidding;
  if (left !== null) return BIDDING_STANDS.done(phaseName('bidding', choices.edition));
  if (told !== null) return BIDDING_STANDS.told(sold.at(-1)?.lot ?? 1);
  if (card === null || way === 'open' || way === 'sealed') return null;
  return BIDDING_STANDS[way](card.lot);
}
