'use client';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { must, type FactionId } from '#client';
import { memory } from '#app/_browser/key-value-storage.ts';
import { holdingKeeper } from '#app/_browser/seat-session.ts';
import { useConnection } from '#app/_connection/live.tsx';
import { useSeatView } from '#app/_connection/use-seat-view.ts';
import { PlanKeeper } from './plan-keeper.ts';

const PlanKeeperContext = createContext<PlanKeeper | null>(null);

interface PlanKeeperProviderProps {
  readonly code: string;
  readonly faction: FactionId;
  readonly children: ReactNode;
}

/** Keeps one seat's half made plans, within a `LiveProvider`. */
export function PlanKeeperProvider({ code, faction, children }: PlanKeeperProviderProps) {
  const view = useSeatView();
  const { standing } = useConnection();
  const [keeper] = useState(() => new PlanKeeper(holdingKeeper(code, faction)));
  useEffect(() => {
    if (standing === 'moved' || standing === 'swapped') keeper.discard();
    else if (view !== null) keeper.follow(view);
  }, [keeper, standing, view]);
  return <PlanKeeperContext value={keeper}>{children}</PlanKeeperContext>;
}

interface InMemoryProps {
  readonly children: ReactNode;
}

/** Keeps the draft of the example battle, in the page's memory alone. */
export function PlanKeeperInMemory({ children }: InMemoryProps) {
  const view = useSeatView();
  const [keeper] = useState(() => new PlanKeeper(memory()));
  useEffect(() => {
    if (view !== null) keeper.follow(view);
  }, [keeper, view]);
  return <PlanKeeperContext value={keeper}>{children}</PlanKeeperContext>;
}

export const usePlanKeeper = (): PlanKeeper => must(useContext(PlanKeeperContext), 'PlanKeeperProvider');
