'use client';
import type { SeatView } from '#client';
import { formatPrepared } from '#lib/features/standing-calls/messages.ts';

/** Shows the calls that the reader has prepared for this window. */
export const PreparedCalls = ({ view }: { readonly view: SeatView }) => (
  <p>{formatPrepared(view.mine.preparedCalls)}</p>
);
