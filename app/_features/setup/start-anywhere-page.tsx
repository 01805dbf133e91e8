'use client';
import { useState } from 'react';
import { partName, type Place } from '#client';
import { boardOf } from '#app/_components/map/board-facts.ts';
import { PlacePicker } from '#app/_components/map/place-picker.tsx';
import { FormPrompt } from '#app/_components/prompt/form-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { formatBegin, START } from '#lib/features/setup/messages/phone.ts';

/** Asks for the place of the first force. The player taps the map or the list below it. */
export function StartAnywherePage(page: PromptPageProps<'start-anywhere'>) {
  const { table } = page.view;
  const [place, setPlace] = useState<Place | null>(null);
  const { edition } = table.choices;
  const joins = place !== null && table.forces.some(({ territory }) => territory === place.territory);
  return (
    <FormPrompt
      page={page}
      answer={place === null ? undefined : partName(place)}
      missing={START.missing}
      act={place === null ? START.act : formatBegin(joins, place, edition)}
    >
      <PlacePicker board={boardOf(table)} edition={edition} chosen={place} onChoose={setPlace} />
    </FormPrompt>
  );
}
