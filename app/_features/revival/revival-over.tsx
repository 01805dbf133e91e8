'use client';
import type { SeatView } from '#client';
import { formatAllBack } from '#lib/features/revival/messages.ts';

/** Who has come back, while one waits for the others or for what comes next. */
export function RevivalSoFar({ view: { table } }: { readonly view: SeatView }) {
  const { revival } = table;
  return revival === null ? null : <p>{formatAllBack(revival.revived)}</p>;
}
