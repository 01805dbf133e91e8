'use client';
import { useState } from 'react';
import type { PublicFact, TableView } from '#client';
import { useExpiringState } from '#app/_components/use-expiring-state.ts';
import { useDeskActions, useDeskAction } from '#app/_components/desk/desk-actions.tsx';
import { EMPTY_DRAFT, type Draft, type DraftState } from '#app/_components/state-editor/draft.ts';
import { drafted, keyOf, standing } from '#app/_features/facts.ts';
import { changesIn, inOrder, withFact } from './draft.ts';

/** How long the page says that values were set (ms). */
const SAID_MS = 15_000;

/**
 * Returns the values of the present edit. They stay until the moderator sets or drops them, whatever else the desk
 * shows.
 */
export function useDraft(table: TableView): DraftState {
  const [draft, setDraft] = useState<Draft>(EMPTY_DRAFT);
  const [justSet, setJustSet] = useExpiringState<number>(SAID_MS);
  const { act } = useDeskActions();
  const { run, sending, trouble } = useDeskAction();
  const changes = changesIn(table, draft);
  const drop = (fact: PublicFact) => {
    setDraft((known) => new Map([...known].filter(([key]) => key !== keyOf(fact))));
  };
  return {
    draft,
    changes,
    drafted: (fact) => drafted(table, draft, fact),
    standing: (fact) => standing(table, fact),
    put: (fact) => {
      setJustSet(null);
      setDraft((known) => withFact(table, known, fact));
    },
    drop,
    clear: () => {
      setDraft(EMPTY_DRAFT);
    },
    set: () =>
      run(async () => {
        setJustSet(null);
        for (const [at, fact] of inOrder(changes).entries()) {
          const receipt = await act({ type: 'CorrectFact', fact });
          if (!receipt.ok) return receipt;
          drop(fact);
          setJustSet(at + 1);
        }
        return { ok: true };
      }),
    justSet: justSet ?? 0,
    sending,
    trouble,
  };
}
