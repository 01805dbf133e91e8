'use client';
import { useState } from 'react';
import { enumerate, getField, TERRITORIES, territoryName, type TerritoryId } from '#client';
import { CardChoice } from '#app/_components/cards/card-choice.tsx';
import { CoveredPrompt } from '#app/_components/prompt/covered-prompt.tsx';
import { OptionList } from '#app/_components/prompt/option-list.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { TRAPS } from '#lib/factions/bene-tleilaxu/traps/messages/phone.ts';

/** Asks for a stronghold and a card. Everything is under a cover, because only the place becomes public. */
export function LayTrapPage(page: PromptPageProps<'lay-trap'>) {
  const { prompt, view } = page;
  const answers = [...enumerate(prompt.answers)];
  const places = TERRITORIES.filter((territory) => answers.some((value) => getField(value, 'territory') === territory));
  const [place, setPlace] = useState<TerritoryId | undefined>(places.length === 1 ? places[0] : undefined);
  return (
    <CoveredPrompt
      page={page}
      what={TRAPS.what}
      missing={TRAPS.missing}
      act={TRAPS}
      choices={(wanted, choose) => (
        <>
          <OptionList
            label={TRAPS.place}
            low
            wanted={place}
            choices={places.map((value) => ({ value, says: territoryName(value, view.table.choices.edition) }))}
            onChoose={setPlace}
          />
          {place !== undefined && (
            <CardChoice
              label={TRAPS.card}
              answers={answers.filter((value) => getField(value, 'territory') === place)}
              hand={view.mine.hand}
              wanted={wanted}
              none={TRAPS.card}
              onChoose={choose}
            />
          )}
          <small>{TRAPS.note}</small>
        </>
      )}
    />
  );
}
