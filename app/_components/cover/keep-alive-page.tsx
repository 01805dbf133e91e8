'use client';
import { Activity, createContext, useContext, useState, type ReactNode } from 'react';

const Turns = createContext(0);

/** How often the page around this has been left or come back to. */
export const useTurns = (): number => useContext(Turns);

interface KeptPageProps {
  readonly shown: boolean;
  readonly children: ReactNode;
}

/**
 * A page that is left and found again as it was. While it is away nobody can see, reach or hear it, nothing runs on it,
 * and sand falls over what lay open there.
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
