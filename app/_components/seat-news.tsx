'use client';
import { useFreshNews } from '../_hooks/use-fresh-news.ts';
import { Notice } from './notice.tsx';

/** The strip that tells everybody at once what became of a seat or the desk, or that the moderator went back. */
export function SeatNews() {
  const fresh = useFreshNews();
  return fresh === null ? null : <Notice icon="table" title={fresh} />;
}
