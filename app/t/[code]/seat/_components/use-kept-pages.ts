'use client';
import { useState } from 'react';
import type { Prompt, SeatView } from '#client';
import { keptPages, pageOf } from './decisions.ts';

/**
 * The questions whose pages stand or are kept as they were left: for a look around, or for a question that came between.
 * One that is answered, here or elsewhere, or asked anew is found fresh.
 */
export function useKeptPages(view: SeatView, filling: Prompt | null): readonly Prompt[] {
  const [opened, setOpened] = useState<readonly string[]>([]);
  const kept = keptPages(view, opened, filling);
  const pages = kept.map(pageOf);
  if (pages.join() !== opened.join()) setOpened(pages);
  return kept;
}
