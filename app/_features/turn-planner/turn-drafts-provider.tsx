'use client';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { must, type FactionId } from '#client';
import { useConnection } from '#app/_connection/live.tsx';
import { useSeatView } from '#app/_connection/use-seat-view.ts';
import { holdingKeeper } from '#app/_browser/seat-session.ts';
import { TurnDrafts, type DraftOf } from './turn-drafts.ts';

const TurnKeeperContext = createContext<TurnDrafts | null>(null);

interface TurnKeeperProviderProps {
  readonly code: string;
  readonly faction: FactionId;
  readonly children: ReactNode;
}

/** Keeps the unfinished turn of one seat, within a `LiveProvider`. */
export function TurnKeeperProvider({ code, faction, children }: TurnKeeperProviderProps) {
  const view = useSeatView();
  const { standing } = useConnection();
  const [keeper] = useState(() => new TurnDrafts(holdingKeeper(code, faction)));
  useEffect(() => {
    if (standing === 'moved' || standing === 'swapped') keeper.discard();
    else if (view !== null) keeper.follow(view);
  }, [keeper, standing, view]);
  return <TurnKeeperContext value={keeper}>{children}</TurnKeeperContext>;
}

/** A draft on a page of the player’s own turn, until the player sends it. */
interface TurnDraft<Draft> {
  /** The draft; `null` while nothing is touched. */
  readonly draft: Draft | null;
  /**
   * A draft that the player began before the turn and never prepared fully, once the turn has come. The page shows it
   * only at its owner's request.
   */
  readonly begun: Draft | null;
  readonly lay: (draft: Draft) => void;
  /** Records that the draft is on its way to the table. */
  readonly said: () => void;
}

export function useTurnDraft<Draft>(of: DraftOf): TurnDraft<Draft> {
  const keeper = must(useContext(TurnKeeperContext), 'TurnKeeperProvider');
  const [draft, setDraft] = useState(() => keeper.draftOf(of) as Draft | null);
  const [begun] = useState(() => (of.ahead ? null : (keeper.draftOf({ ...of, ahead: true }) as Draft | null)));
  return {
    draft,
    begun,
    lay: (next) => {
      keeper.keep(of, next);
      setDraft(next);
    },
    said: () => {
      keeper.drop(of);
    },
  };
}
