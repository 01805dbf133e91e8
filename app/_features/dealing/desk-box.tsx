'use client';
import type { DeskViewWhole } from '#client';
import { Explained } from '#app/_components/refusal.tsx';
import { Button } from '#app/_components/button.tsx';
import { useDoing } from '#app/_components/desk/desk-actions.tsx';
import { Aside, Box } from '#app/_components/desk/panel.tsx';

/** App traitors are dealt once for all; app cards are dealt seat by seat. */
export function DealDeskBox({ view: { table, desk } }: { readonly view: DeskViewWhole }) {
  const { choices, running } = table;
  const { act, sending, trouble } = useDoing();
  const { treachery, traitors } = choices.components;
  const dealsTraitors = traitors === 'app' && desk.mayDealTraitors;
  if (running !== null || (treachery === 'cardboard' && !dealsTraitors)) return null;
  return (
    <Box title="What Mentat deals">
      {treachery === 'app' && <Aside>Treachery cards are dealt from Mentat’s deck: choose a seat to deal to it.</Aside>}
      {dealsTraitors && (
        <>
          <Aside>Traitors go out four to each faction that has none; each phone asks its owner whom to keep.</Aside>
          {trouble !== null && <Explained {...trouble} />}
          <Button small sending={sending} onClick={() => act({ type: 'DealTraitors' })}>
            Deal the traitors
          </Button>
        </>
      )}
    </Box>
  );
}
