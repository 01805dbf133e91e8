'use client';
import { useState } from 'react';
import { contains, LAID_OUT } from '#client';
import { ReadOnlyCover } from '#app/_components/cover/read-only-cover.tsx';
import { Button } from '#app/_components/button.tsx';
import { AS_LAID_OUT, formatLaidOut } from '#app/_features/turn-planner/laid-out.ts';
import { ShipForm } from '#app/_features/turn-planner/ship-form.tsx';
import { TakenBack } from '#app/_features/turn-planner/taken-back.tsx';
import { PromptLayout } from '#app/_components/prompt/prompt-layout.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';

/** The height (rem) for a shipment and a move in two sentences, in the largest text. */
const PLAN_REM = 10;

/**
 * Asks for the shipment of the player's own turn: one tap if it was prepared and is still legal; otherwise the place
 * and the number. The phone may lie open as the turn comes, so the prepared shipment is under a cover.
 */
export function ShipPage(page: PromptPageProps<'ship'>) {
  const { prompt, view, onAnswer, sending, trouble } = page;
  const [otherwise, setOtherwise] = useState(false);
  const laid = view.mine.ownTurn.prepared?.shipment ?? null;
  const goes = contains(prompt.answers, AS_LAID_OUT);
  if (!goes || otherwise)
    return (
      <ShipForm
        page={page}
        laid={null}
        above={
          <>
            <TakenBack table={view.table} />
            {laid !== null && !goes && <p>{LAID_OUT.goesNot}</p>}
          </>
        }
      />
    );
  return (
    <PromptLayout
      prompt={prompt}
      view={view}
      stays
      trouble={trouble}
      acts={
        <>
          <Button
            tone="act"
            sending={sending}
            onClick={() => {
              onAnswer(AS_LAID_OUT);
            }}
          >
            {LAID_OUT.goes}
          </Button>
          <Button
            tone="quiet"
            onClick={() => {
              setOtherwise(true);
            }}
          >
            {LAID_OUT.otherwise}
          </Button>
        </>
      }
    >
      <TakenBack table={view.table} />
      <ReadOnlyCover what={LAID_OUT.what} named height={PLAN_REM}>
        <p>{formatLaidOut(view)}</p>
      </ReadOnlyCover>
    </PromptLayout>
  );
}
