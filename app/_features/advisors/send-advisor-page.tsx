'use client';
import { useState } from 'react';
import { contains, enumerate, getField, partName, partNamed, type Place } from '#client';
import { OneTapPrompt } from '#app/_components/prompt/one-tap-prompt.tsx';
import type { PromptOf, PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { SegmentedControl } from '#app/_components/segmented-control.tsx';
import { Switch } from '#app/_components/switch.tsx';
import {
  ALWAYS,
  formatFightersThere,
  formatSectorChoice,
  formatComing,
  formatSending,
  SECTOR,
} from '#lib/factions/bene-gesserit/advisors/messages/phone.ts';

const WAYS = ['along', 'polar-sink', 'nobody'] as const;

/**
 * Lets the player choose, in one tap, the place where one force goes for free, and the sector if the territory has
 * several. The player also chooses whether every shipment of this phase gets the same answer.
 */
export function SendAdvisorPage(page: PromptPageProps<'send-advisor'>) {
  const { prompt, view } = page;
  const [always, setAlways] = useState(false);
  const beside = partName(prompt.at);
  const [to, setTo] = useState(beside);
  const parts = partsOpen(prompt);
  // A standing answer to all shipments names no part of one territory.
  const chosen = always ? beside : to;
  const { edition } = view.table.choices;
  const ways = WAYS.filter((sends) => contains(prompt.answers, { sends, always }));
  return (
    <OneTapPrompt
      page={page}
      choices={ways.map((sends) => ({
        value: sends === 'along' && chosen !== beside ? { sends, to: chosen, always } : { sends, always },
        says: formatSending(sends, partNamed(chosen), edition),
        tone: sends === ways[0] ? 'act' : 'plain',
      }))}
    >
      <p>{formatComing(prompt, edition)}</p>
      {prompt.fightersThere && <p>{formatFightersThere(edition)}</p>}
      {!always && parts.length > 1 && (
        <SegmentedControl
          legend={SECTOR}
          choices={parts.map((part) => ({ value: partName(part), ...formatSectorChoice(part, prompt.at) }))}
          chosen={chosen}
          onChoose={setTo}
        />
      )}
      <Switch label={ALWAYS} on={always} onChange={setAlways} />
    </OneTapPrompt>
  );
}

/**
 * Returns the parts of the territory where the force may be, with the arrived forces or apart from them, in the order
 * of the sectors.
 */
function partsOpen({ answers, at }: PromptOf<'send-advisor'>): readonly Place[] {
  const elsewhere = [...enumerate(answers)].flatMap((answer) => {
    const to = getField(answer, 'to');
    return typeof to === 'string' ? [partNamed(to)] : [];
  });
  return [at, ...elsewhere].sort((one, other) => Number(one.sector) - Number(other.sector));
}
