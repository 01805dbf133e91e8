'use client';
import { Activity, createContext, useContext, useState, type ReactNode } from 'react';

const Turns = createContext(0);

/** How often the page around this has been left or entered. */
export const useTurns = (): number => useContext(Turns);

interface KeptPageProps {
  readonly shown: boolean;
  readonly children: ReactNode;
}

/**
 * A page that keeps its state while it is hidden. Hidden, it cannot be seen, reached or heard, nothing runs on it, and
 * its covers close.
 */
export function KeepAlivePage({ shown, children }: KeptPageProps) {
  const [last, setLast] = useState({ shown, turns: 0 });
  if (last.shown !== shown) setLast({ shown, turns: last.turns + 1 });
  return (
    <Activity mode={shown ? 'visible' : 'hidden'}>
      <Turns value={last.turns}>{children}</Turns>
    </Activity>
  );
}
