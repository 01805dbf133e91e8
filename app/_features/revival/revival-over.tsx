'use client';
import type { SeatView } from '#client';
import { formatAllBack } from '#lib/features/revival/messages.ts';

/** Shows the revivals while the player waits for the others or for the next phase. */
export function RevivalSoFar({ view: { table } }: { readonly view: SeatView }) {
  const { revival } = table;
  return revival === null ? null : <p>{formatAllBack(revival.revived)}</p>;
}
