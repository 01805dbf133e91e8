'use client';
import { useState } from 'react';
import { enumerate, type SectorId } from '#client';
import { FormPrompt } from '#app/_components/prompt/form-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { formatSector, formatSectorNumber, PLACE } from '#lib/modules/duel/kanly/messages/phone.ts';
import { DuelArena } from './duel-arena.tsx';

/** Asks for the sector in which the leader begins. All players see it. */
export function PlacePage(page: PromptPageProps<'place-champion'>) {
  const [chosen, choose] = useState<SectorId | undefined>(undefined);
  const free = [...enumerate(page.prompt.answers)] as readonly SectorId[];
  return (
    <FormPrompt page={page} answer={chosen} missing={PLACE.missing} act={PLACE.act}>
      <DuelArena
        table={page.view.table}
        targets={free.map((place) => ({
          place,
          label: formatSector(place),
          says: formatSectorNumber(place),
          isChosen: place === chosen,
          onChoose: () => {
            choose(place);
          },
        }))}
      />
    </FormPrompt>
  );
}
