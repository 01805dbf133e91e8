'use client';
import { useState } from 'react';
import { Stepper } from '#app/_components/stepper.tsx';
import { FormPrompt } from '#app/_components/prompt/form-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { formatMoveStorm, STORM_CARD } from '#lib/factions/fremen/storm-card/messages/phone.ts';

/** Asks the owner to reveal the printed card and read its number out. */
export function StormCardPage(page: PromptPageProps<'storm-card'>) {
  const { from, to } = page.prompt.range;
  const [card, setCard] = useState(from);
  return (
    <FormPrompt page={page} answer={card} act={formatMoveStorm(card)}>
      <Stepper label={STORM_CARD.sectors} value={card} from={from} to={to} onChange={setCard} />
    </FormPrompt>
  );
}
