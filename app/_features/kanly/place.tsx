'use client';
import { useState } from 'react';
import { type AnswerValue, enumerate, type SectorId } from '#client';
import { FormPrompt } from '#app/_components/prompt/form-prompt.tsx';
import { OptionList } from '#app/_components/prompt/option-list.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { formatSector, PLACE } from '#lib/modules/duel/kanly/messages/phone.ts';
import { Arena } from './arena.tsx';

/** Asks for the sector in which the leader begins. All players see it. */
export function PlacePage(page: PromptPageProps<'place-champion'>) {
  const [chosen, choose] = useState<AnswerValue | undefined>(undefined);
  const free = [...enumerate(page.prompt.answers)] as readonly SectorId[];
  return (
    <FormPrompt page={page} answer={chosen} missing={PLACE.missing} act={PLACE.act}>
      <Arena table={page.view.table} />
      <OptionList
        label={PLACE.label}
        beside
        low
        choices={free.map((value) => ({ value, says: formatSector(value) }))}
        wanted={chosen}
        onChoose={choose}
      />
    </FormPrompt>
  );
}
