'use client';
import { useState } from 'react';
import { contains, nameOfPlace, partName, type Place } from '#client';
import { boardOf } from '#app/_components/map/board-facts.ts';
import { PlacePicker } from '#app/_components/map/place-picker.tsx';
import { Act } from '#app/_components/question/act.tsx';
import { Asked } from '#app/_components/question/asked.tsx';
import type { PromptPageProps } from '#app/_components/question/prompt-page.ts';

/** Where the first force stands: pressed on the map, or taken from the list beneath it. */
export function StartAnywherePage({ prompt, view, onAnswer, sending, trouble }: PromptPageProps<'start-anywhere'>) {
  const [place, setPlace] = useState<Place | null>(null);
  const board = boardOf(view.table);
  const { edition } = view.table.choices;
  const joins = place !== null && view.table.forces.some(({ territory }) => territory === place.territory);
  return (
    <Asked
      prompt={prompt}
      view={view}
      trouble={trouble}
      acts={
        <Act
          ready={place !== null}
          missing="Choose a place on the map first."
          sending={sending}
          onAct={() => {
            if (place !== null && contains(prompt.answers, partName(place))) onAnswer(partName(place));
          }}
        >
          {place === null
            ? 'Choose a place'
            : `${joins ? 'Begin as an advisor' : 'Begin as a fighter'} in ${nameOfPlace(place, edition)}`}
        </Act>
      }
    >
      <PlacePicker board={board} edition={edition} chosen={place} onChoose={setPlace} />
    </Asked>
  );
}
