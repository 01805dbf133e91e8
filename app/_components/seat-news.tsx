'use client';
import { useFreshNews } from '../_hooks/use-fresh-news.ts';
import { Notice } from './notice.tsx';

/** The strips that tell everybody at once what became of a seat or the desk, or that the moderator went back. */
export function SeatNews() {
  return useFreshNews().map(({ words }) => <Notice key={words} icon="table" title={words} />);
}
