'use client';
import type { ModeratorView } from '#client';
import { Explained } from '#app/_components/refusal.tsx';
import { Button } from '#app/_components/button.tsx';
import { useDeskAction } from '#app/_components/desk/desk-actions.tsx';
import { Hint, PanelSection } from '#app/_components/desk/panel.tsx';
import { DEALS } from '#lib/features/dealing/messages/desk.ts';

/** Lets the desk deal from Mentat's decks. Traitors are dealt once for all, and cards seat by seat. */
export function DealDeskPanel({ view: { table, desk } }: { readonly view: ModeratorView }) {
  const { choices, running } = table;
  const { act, sending, trouble } = useDeskAction();
  const { treachery, traitors } = choices.components;
  const dealsTraitors = traitors === 'app' && desk.mayDealTraitors;
  if (running !== null || (treachery === 'cardboard' && !dealsTraitors)) return null;
  return (
    <PanelSection title={DEALS.title}>
      {treachery === 'app' && <Hint>{DEALS.treachery}</Hint>}
      {dealsTraitors && (
        <>
          <Hint>{DEALS.traitors}</Hint>
          {trouble !== null && <Explained {...trouble} />}
          <Button small sending={sending} onClick={() => act({ type: 'DealTraitors' })}>
            {DEALS.dealTraitors}
          </Button>
        </>
      )}
    </PanelSection>
  );
}
