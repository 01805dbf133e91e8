'use client';
import type { ModeratorView } from '#client';
import { Explained } from '#app/_components/refusal.tsx';
import { Button } from '#app/_components/button.tsx';
import { useDoing } from '#app/_components/desk/desk-actions.tsx';
import { Aside, Box } from '#app/_components/desk/panel.tsx';
import { DEALS } from '#lib/features/dealing/messages/desk.ts';

/** App traitors are dealt once for all; app cards are dealt seat by seat. */
export function DealDeskBox({ view: { table, desk } }: { readonly view: ModeratorView }) {
  const { choices, running } = table;
  const { act, sending, trouble } = useDoing();
  const { treachery, traitors } = choices.components;
  const dealsTraitors = traitors === 'app' && desk.mayDealTraitors;
  if (running !== null || (treachery === 'cardboard' && !dealsTraitors)) return null;
  return (
    <Box title={DEALS.title}>
      {treachery === 'app' && <Aside>{DEALS.treachery}</Aside>}
      {dealsTraitors && (
        <>
          <Aside>{DEALS.traitors}</Aside>
          {trouble !== null && <Explained {...trouble} />}
          <Button small sending={sending} onClick={() => act({ type: 'DealTraitors' })}>
            {DEALS.dealTraitors}
          </Button>
        </>
      )}
    </Box>
  );
}
