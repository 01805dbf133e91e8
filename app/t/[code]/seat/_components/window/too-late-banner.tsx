'use client';
import { useState } from 'react';
import { Notice } from '#app/_components/notice.tsx';
import { useExpiringState } from '#app/_components/use-expiring-state.ts';
import { TOO_LATE } from '../seat-messages.ts';

const STAYS_MS = 6000;

interface TooLateStripProps {
  /** The open window. */
  readonly window: string | null;
  /** Whether this phone is on the page behind Play. */
  readonly playing: boolean;
}

/**
 * Says for a moment that a window closed while the player was on the page behind Play. The text is the same for all
 * players, whatever they could have played.
 */
export function TooLateBanner({ window, playing }: TooLateStripProps) {
  const [behind, setBehind] = useState<string | null>(null);
  const [closed, setClosed] = useExpiringState<string>(STAYS_MS);
  if (behind !== null && behind !== window) {
    setBehind(null);
    setClosed(behind);
  } else if (playing !== (behind !== null)) {
    setBehind(playing ? window : null);
  }
  if (closed === null) return null;
  return (
    <Notice icon="clock" title={TOO_LATE.title}>
      {TOO_LATE.passed}
    </Notice>
  );
}
