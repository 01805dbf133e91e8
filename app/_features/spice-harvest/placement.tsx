'use client';
import { useState } from 'react';
import {
  contains,
  firstAnswer,
  getField,
  partName,
  PLACED_SPECIAL,
  placeName,
  territoryName,
  type AnswerRecord,
  type Place,
} from '#client';
import { PromptLayout } from '#app/_components/prompt/prompt-layout.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { SubmitButton } from '#app/_components/prompt/submit-button.tsx';
import { Stepper } from '#app/_components/stepper.tsx';
import {
  FREE_START,
  formatForcesIn,
  formatSpecialIn,
  PLACEMENT,
} from '#lib/modules/spice-harvest/access/messages/phone.ts';

/**
 * Asks for the forces that the cards of the table have placed. The forces stand on the board, so nothing is covered.
 */
export const PlacementPage = (page: PromptPageProps<'tell-placement'>) => <Placement page={page} words={PLACEMENT} />;

/** Asks for the forces in territories that need no access card. Everybody sees them on the board. */
export const FreeStartPage = (page: PromptPageProps<'start-without-cards'>) => (
  <Placement page={page} words={FREE_START} />
);

interface PlacementProps {
  readonly page: PromptPageProps<'tell-placement'> | PromptPageProps<'start-without-cards'>;
  readonly words: { readonly act: string; readonly missing: string };
}

function Placement({ page: { prompt, view, onAnswer, sending, trouble }, words }: PlacementProps) {
  const [placed, setPlaced] = useState(() => firstAnswer(prompt.answers) as AnswerRecord);
  const { edition } = view.table.choices;
  const { parts, most, special } = prompt;
  // A territory with several parts needs the sector in the name.
  const nameOf = (part: Place) =>
    parts.filter(({ territory }) => territory === part.territory).length > 1
      ? placeName(part, edition)
      : territoryName(part.territory, edition);
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
          missing={words.missing}
          sending={sending}
          onAct={() => {
            if (isLegal) onAnswer(placed);
          }}
        >
          {words.act}
        </SubmitButton>
      }
    >
      {parts.flatMap((part) => [
        stepper(partName(part), formatForcesIn(nameOf(part), special > 0)),
        ...(special === 0 ? [] : [stepper(partName(part) + PLACED_SPECIAL, formatSpecialIn(nameOf(part)))]),
      ])}
    </PromptLayout>
  );
}
