'use client';
import { useState } from 'react';
import { partsOf, type Place } from '#client';
import { boardOf } from '#app/_components/map/board-facts.ts';
import { PlacePicker } from '#app/_components/map/place-picker.tsx';
import { FormPrompt } from '#app/_components/prompt/form-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { CHOOSE_PLACE, PLACE_MISSING, formatLeaving, formatPlacing } from '#lib/factions/fremen/worms/messages/acts.ts';

/** Asks where an additional worm comes: a whole territory of sand, or nowhere. */
export function PlaceWormPage(page: PromptPageProps<'place-worm'>) {
  const { prompt, view, onAnswer } = page;
  const [place, setPlace] = useState<Place | null>(null);
  const { edition } = view.table.choices;
  return (
    <FormPrompt
      page={page}
      answer={place?.territory}
      missing={PLACE_MISSING}
      act={place === null ? CHOOSE_PLACE : formatPlacing(place.territory, edition)}
      instead={{
        says: formatLeaving(prompt.otherwise, edition),
        onTake: () => {
          onAnswer('leave');
        },
      }}
    >
      <PlacePicker
        board={boardOf(view.table)}
        edition={edition}
        among={prompt.territories.flatMap(partsOf)}
        chosen={place}
        onChoose={setPlace}
      />
    </FormPrompt>
  );
}
