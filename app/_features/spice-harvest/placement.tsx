'use client';
import { useState } from 'react';
import { contains, firstAnswer, getField, partName, PLACED_SPECIAL, type AnswerRecord } from '#client';
import { PromptLayout } from '#app/_components/prompt/prompt-layout.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { SubmitButton } from '#app/_components/prompt/submit-button.tsx';
import { Stepper } from '#app/_components/stepper.tsx';
import { formatForcesIn, formatSpecialIn, PLACEMENT } from '#lib/modules/spice-harvest/access/messages/phone.ts';

/**
 * Asks for the forces that the cards of the table have placed. The forces stand on the board, so nothing is covered.
 */
export function PlacementPage({ prompt, view, onAnswer, sending, trouble }: PromptPageProps<'tell-placement'>) {
  const [placed, setPlaced] = useState(() => firstAnswer(prompt.answers) as AnswerRecord);
  const { edition } = view.table.choices;
  const { parts, most, special } = prompt;
  const isLegal = contains(prompt.answers, placed);
  const stepper = (field: string, label: string) => (
    <Stepper
      key={field}
      label={label}
      value={Number(getField(placed, field) ?? 0)}
      from={0}
      to={most}
      onChange={(count) => {
        const next = { ...placed, [field]: count };
        if (contains(prompt.answers, next)) setPlaced(next);
      }}
    />
  );
  return (
    <PromptLayout
      prompt={prompt}
      view={view}
      trouble={trouble}
      acts={
        <SubmitButton
          ready={isLegal}
          missing={PLACEMENT.missing}
          sending={sending}
          onAct={() => {
            if (isLegal) onAnswer(placed);
          }}
        >
          {PLACEMENT.act}
        </SubmitButton>
      }
    >
      {parts.flatMap((part) => [
        stepper(partName(part), formatForcesIn(part.territory, edition, special > 0)),
        ...(special === 0 ? [] : [stepper(partName(part) + PLACED_SPECIAL, formatSpecialIn(part.territory, edition))]),
      ])}
    </PromptLayout>
  );
}
