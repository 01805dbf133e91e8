'use client';
import { useEffect, useRef } from 'react';
import type { SeatView } from '#client';
import { usePhoneSettings } from '#app/_browser/phone-settings.ts';
import { vibrate } from '#app/_browser/vibrate.ts';
import { useReducedMotion } from '#app/_browser/use-reduced-motion.ts';
import { becameMine, isMine } from './becoming-mine.ts';

/** The length of one vibration (ms), which is the same for any reason. */
const TREMBLE_MS = 60;

/**
 * Vibrates when this seat gets a decision on its page. It also returns whether the display should stay on for a
 * decision. This includes a decision that the page still holds back, because a sleeping phone could not show it in
 * time.
 */
export function useAttention(
  view: SeatView | null,
  latest: SeatView | null,
  nudges: number,
): { readonly awake: boolean } {
  const settings = usePhoneSettings();
  const reduced = useReducedMotion();
  const trembles = settings.tremble ?? !reduced;
  const last = useRef<SeatView | null>(null);
  useEffect(() => {
    if (view === null) return;
    if (trembles && becameMine(last.current, view)) vibrate(TREMBLE_MS);
    last.current = view;
  }, [view, trembles]);
  useEffect(() => {
    // The moderator's nudge, whatever the settings of the phone are.
    if (nudges > 0) vibrate(TREMBLE_MS);
  }, [nudges]);
  return { awake: settings.awake && latest !== null && isMine(latest) };
}
