'use client';
import type { SeatView } from '#client';
import { formatPrepared } from '#lib/features/standing-calls/messages.ts';

/** What the reader calls in this window without a word; it says something to everybody. */
export const PreparedCalls = ({ view }: { readonly view: SeatView }) => (
  <p>{formatPrepared(view.mine.preparedCalls)}</p>
);
