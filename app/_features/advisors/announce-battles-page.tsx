'use client';
import { useState } from 'react';
import type { TerritoryId } from '#client';
import { SubmitButton } from '#app/_components/prompt/submit-button.tsx';
import { PromptLayout } from '#app/_components/prompt/prompt-layout.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { Switch } from '#app/_components/switch.tsx';
import { formatAnnouncing, formatBeside, formatFightIn } from '#lib/factions/bene-gesserit/advisors/messages/phone.ts';

/**
 * Lets the player choose the territories in which advisors become fighters before the first shipment: none, some, or
 * all.
 */
export function AnnounceBattlesPage({ prompt, view, onAnswer, sending, trouble }: PromptPageProps<'announce-battles'>) {
  const [chosen, setChosen] = useState<readonly TerritoryId[]>([]);
  const { edition } = view.table.choices;
  return (
    <PromptLayout
      prompt={prompt}
      view={view}
      trouble={trouble}
      acts={
        <SubmitButton
          ready
          missing=""
          sending={sending}
          onAct={() => {
            onAnswer(
              Object.fromEntries(
                prompt.territories.map(({ territory }) => [
                  territory,
                  chosen.includes(territory) ? 'fighters' : 'advisors',
                ]),
              ),
            );
          }}
        >
          {formatAnnouncing(chosen, edition)}
        </SubmitButton>
      }
    >
      {prompt.territories.map((beside) => {
        const { territory } = beside;
        return (
          <Switch
            key={territory}
            label={formatFightIn(territory, edition)}
            note={formatBeside(beside)}
            on={chosen.includes(territory)}
            onChange={(on) => {
              setChosen((before) => [...before.filter((one) => one !== territory), ...(on ? [territory] : [])]);
            }}
          />
        );
      })}
    </PromptLayout>
  );
}
