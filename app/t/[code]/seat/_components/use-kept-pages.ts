'use client';
import { useState } from 'react';
import type { Prompt, SeatView } from '#client';
import { keptPages, pageOf } from './decisions.ts';

/**
 * Keeps the pages of questions as the player left them, while the player looks around or another question comes in
 * between. If a question was answered, or Mentat asks it again, its page starts empty.
 */
export function useKeptPages(view: SeatView, filling: Prompt | null): readonly Prompt[] {
  const [opened, setOpened] = useState<readonly string[]>([]);
  const kept = keptPages(view, opened, filling);
  const pages = kept.map(pageOf);
  if (pages.join() !== opened.join()) setOpened(pages);
  return kept;
}
