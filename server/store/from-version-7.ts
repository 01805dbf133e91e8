/**
 * Version 7 of the stored shapes, lifted: of a card that was sold it was not told who paid how much of it to whom; and
 * reserves came to the board for nothing, and to fight.
 */
const FREELY = { side: 'fighters', fares: [], card: null, restsOn: [] };

type Stored = Readonly<Record<string, unknown>>;

/** The event in version 8: nothing is made up that the log does not tell. */
export function fromVersion7(event: unknown): unknown {
  const stored = event as Stored;
  if (stored['type'] === 'CardSold') return { ...stored, paid: null };
  if (stored['type'] === 'ShipmentAnnounced') return { ...stored, booking: FREELY };
  if (stored['type'] === 'ForcesShipped') return { ...stored, booking: FREELY, before: [] };
  if (stored['type'] !== 'BiddingEnded' || !Array.isArray(stored['sold'])) return stored;
  const sold = (stored['sold'] as readonly Stored[]).map((one) => ({ ...one, paid: null, drewAnother: false }));
  return { ...stored, sold };
}
