'use client';
import { useState } from 'react';
import { contains, enumerate, getField, partName, partNamed, type Place } from '#client';
import { Button } from '#app/_components/button.tsx';
import { PromptLayout } from '#app/_components/prompt/prompt-layout.tsx';
import type { PromptOf, PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { SegmentedControl } from '#app/_components/segmented-control.tsx';
import { Switch } from '#app/_components/switch.tsx';
import {
  ALWAYS,
  FIGHTERS_THERE,
  formatSectorChoice,
  formatComing,
  formatSending,
  SECTOR,
} from '#lib/factions/bene-gesserit/advisors/messages/phone.ts';

const WAYS = ['along', 'polar-sink', 'nobody'] as const;

/**
 * Where one force goes for free, in one tap, in which sector where there are several, and whether every shipment of this
 * phase is answered so.
 */
export function SendAdvisorPage({ prompt, view, onAnswer, sending, trouble }: PromptPageProps<'send-advisor'>) {
  const [always, setAlways] = useState(false);
  const beside = partName(prompt.at);
  const [to, setTo] = useState(beside);
  const parts = partsOpen(prompt);
  // A word on all shipments names no part of one territory.
  const chosen = always ? beside : to;
  const { edition } = view.table.choices;
  const ways = WAYS.filter((sends) => contains(prompt.answers, { sends, always }));
  return (
    <PromptLayout
      prompt={prompt}
      view={view}
      trouble={trouble}
      acts={ways.map((sends) => (
        <Button
          key={sends}
          tone={sends === ways[0] ? 'act' : 'plain'}
          sending={sending}
          onClick={() => {
            onAnswer(sends === 'along' && chosen !== beside ? { sends, to: chosen, always } : { sends, always });
          }}
        >
          {formatSending(sends, partNamed(chosen), edition)}
        </Button>
      ))}
    >
      <p>{formatComing(prompt, edition)}</p>
      {prompt.fightersThere && <p>{FIGHTERS_THERE}</p>}
      {!always && parts.length > 1 && (
        <SegmentedControl
          legend={SECTOR}
          choices={parts.map((part) => ({ value: partName(part), ...formatSectorChoice(part, prompt.at) }))}
          chosen={chosen}
          onChoose={setTo}
        />
      )}
      <Switch label={ALWAYS} on={always} onChange={setAlways} />
    </PromptLayout>
  );
}

/** Where it may stand beside those who came, and apart from them, in the order of the sectors. */
function partsOpen({ answers, at }: PromptOf<'send-advisor'>): readonly Place[] {
  const elsewhere = [...enumerate(answers)].flatMap((answer) => {
    const to = getField(answer, 'to');
    return typeof to === 'string' ? [partNamed(to)] : [];
  });
  return [at, ...elsewhere].sort((one, other) => Number(one.sector) - Number(other.sector));
}
