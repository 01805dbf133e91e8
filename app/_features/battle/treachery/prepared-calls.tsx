'use client';
import type { SeatView } from '#client';
import { sayPrepared } from '#lib/features/standing-calls/messages.ts';

/** What the reader calls in this window without a word; it says something to everybody. */
export const PreparedCalls = ({ view }: { readonly view: SeatView }) => <p>{sayPrepared(view.mine.preparedCalls)}</p>;
