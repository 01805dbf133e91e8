'use client';
import { contains, LAID_OUT } from '#client';
import { Button } from '#app/_components/button.tsx';
import { MoveForm } from '#app/_features/turn-planner/move-form.tsx';
import { TakeBack } from '#app/_features/turn-planner/take-back.tsx';
import { TakenBack } from '#app/_features/turn-planner/taken-back.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';

/**
 * Asks for the move of the player’s own turn, and shows the way back to the shipment. A prepared move goes with its
 * shipment. If the player shipped differently, the page offers the prepared move without showing it, because the phone
 * may lie open.
 */
export const MovePage = (page: PromptPageProps<'move'>) => (
  <MoveForm
    page={page}
    laid={null}
    above={
      <>
        <TakenBack table={page.view.table} />
        <AsLaidOut {...page} />
      </>
    }
    beneath={<TakeBack view={page.view} onCommand={page.onCommand} />}
  />
);

function AsLaidOut({ prompt, view, onAnswer, sending }: PromptPageProps<'move'>) {
  const laid = view.mine.ownTurn.prepared?.movement ?? null;
  if (laid === null) return null;
  if (!contains(prompt.answers, laid)) return <p>{LAID_OUT.goesNot}</p>;
  return (
    <Button
      sending={sending}
      onClick={() => {
        onAnswer(laid);
      }}
    >
      {LAID_OUT.goes}
    </Button>
  );
}
