'use client';
import { Activity, createContext, useContext, useState, type ReactNode } from 'react';

const Turns = createContext(0);

/** Returns how often the page around a part has been left or entered. */
export const useTurns = (): number => useContext(Turns);

interface KeptPageProps {
  readonly shown: boolean;
  readonly children: ReactNode;
}

/**
 * A page that keeps its state while it is hidden. While hidden, it cannot be seen, reached or heard, its scripts stop,
 * and its covers close.
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
