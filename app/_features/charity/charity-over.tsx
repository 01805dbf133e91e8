'use client';
import type { SeatView } from '#client';
import { formatCharityOver } from '#lib/features/charity/messages.ts';

/** Shows the result of charity while the player waits for the next phase. */
export function CharityOver({ view: { table } }: { readonly view: SeatView }) {
  const taken = table.charity?.taken ?? null;
  return taken === null ? null : <p>{formatCharityOver(taken)}</p>;
}
