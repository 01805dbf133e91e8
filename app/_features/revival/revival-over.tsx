'use client';
import type { SeatView } from '#client';
import { sayAllBack } from '#lib/features/revival/messages.ts';

/** Who has come back, while one waits for the others or for what comes next. */
export function RevivalSoFar({ view: { table } }: { readonly view: SeatView }) {
  const { revival } = table;
  return revival === null ? null : <p>{sayAllBack(revival.revived)}</p>;
}
