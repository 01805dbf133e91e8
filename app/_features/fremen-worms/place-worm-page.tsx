'use client';
import { useState } from 'react';
import { partsOf, type Place } from '#client';
import { Button } from '#app/_components/button.tsx';
import { boardOf } from '#app/_components/map/board-facts.ts';
import { PlacePicker } from '#app/_components/map/place-picker.tsx';
import { SubmitButton } from '#app/_components/prompt/submit-button.tsx';
import { PromptLayout } from '#app/_components/prompt/prompt-layout.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { CHOOSE_PLACE, PLACE_MISSING, formatLeaving, formatPlacing } from '#lib/factions/fremen/worms/messages/acts.ts';

/** Where an additional worm comes: a territory of sand, the whole of it; or it is left alone. */
export function PlaceWormPage({ prompt, view, onAnswer, sending, trouble }: PromptPageProps<'place-worm'>) {
  const [place, setPlace] = useState<Place | null>(null);
  const { edition } = view.table.choices;
  return (
    <PromptLayout
      prompt={prompt}
      view={view}
      trouble={trouble}
      acts={
        <>
          <SubmitButton
            ready={place !== null}
            missing={PLACE_MISSING}
            sending={sending}
            onAct={() => {
              if (place !== null) onAnswer(place.territory);
            }}
          >
            {place === null ? CHOOSE_PLACE : formatPlacing(place.territory, edition)}
          </SubmitButton>
          <Button
            sending={sending}
            onClick={() => {
              onAnswer('leave');
            }}
          >
            {formatLeaving(prompt.otherwise, edition)}
          </Button>
        </>
      }
    >
      <PlacePicker
        board={boardOf(view.table)}
        edition={edition}
        among={prompt.territories.flatMap(partsOf)}
        chosen={place}
        onChoose={setPlace}
      />
    </PromptLayout>
  );
}
