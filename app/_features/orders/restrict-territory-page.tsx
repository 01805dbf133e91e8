'use client';
import { useState } from 'react';
import { enumerate, partsOf, TERRITORIES, type Place } from '#client';
import { boardOf } from '#app/_components/map/board-facts.ts';
import { Restricted } from '#app/_components/map/restricted.tsx';
import { PlacePicker } from '#app/_components/map/place-picker.tsx';
import { FormPrompt } from '#app/_components/prompt/form-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { formatNotAgain, formatRestrict, RESTRICT } from '#lib/factions/lansraad/orders/messages/phone.ts';

/** Asks which territory is restricted in this turn: a territory of the map, or no territory. */
export function RestrictTerritoryPage(page: PromptPageProps<'restrict-territory'>) {
  const { prompt, view, onAnswer } = page;
  const [place, setPlace] = useState<Place | null>(null);
  const { edition } = view.table.choices;
  const offered = [...enumerate(prompt.answers)];
  return (
    <FormPrompt
      page={page}
      answer={place?.territory}
      missing={RESTRICT.missing}
      act={place === null ? RESTRICT.before : formatRestrict(place.territory, edition)}
      instead={{
        says: RESTRICT.none,
        equal: true,
        onTake: () => {
          onAnswer('none');
        },
      }}
    >
      <PlacePicker
        board={boardOf(view.table)}
        edition={edition}
        among={TERRITORIES.filter((territory) => offered.includes(territory)).flatMap(partsOf)}
        chosen={place}
        whole
        drawn={(geometry) => place !== null && <Restricted geometry={geometry} territory={place.territory} />}
        onChoose={setPlace}
      />
      <small>{formatNotAgain(prompt.last, edition)}</small>
    </FormPrompt>
  );
}
