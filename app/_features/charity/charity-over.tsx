'use client';
import type { SeatView } from '#client';
import { formatCharityOver } from '#lib/features/charity/messages.ts';

/** What became of charity, while one waits for what comes next. */
export function CharityOver({ view: { table } }: { readonly view: SeatView }) {
  const taken = table.charity?.taken ?? null;
  return taken === null ? null : <p>{formatCharityOver(taken)}</p>;
}
